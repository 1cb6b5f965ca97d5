import { Navigate, type RouteObject } from 'react-router';
import { addresses, type PublicPageName } from '../areas/public/addresses.ts';
import { Root } from './Root.tsx';
import { RequireSession } from './RequireSession.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { isKnownPath } from './isKnownPath.ts';
import { lazyPage } from './lazyPage.ts';
import { PublicPage } from './PublicPage.tsx';

const LoginPage = lazyPage(async () => (await import('../areas/auth/LoginPage.tsx')).LoginPage);
const VerifyPage = lazyPage(async () => (await import('../areas/auth/VerifyPage.tsx')).VerifyPage);
const LogoutPage = lazyPage(async () => (await import('../areas/auth/LogoutPage.tsx')).LogoutPage);
const ResetRequestPage = lazyPage(
  async () => (await import('../areas/auth/ResetRequestPage.tsx')).ResetRequestPage,
);
const ChangePasswordPage = lazyPage(
  async () => (await import('../areas/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
);
const ConfirmPage = lazyPage(async () => (await import('../areas/auth/ConfirmPage.tsx')).ConfirmPage);
const ClubArea = lazyPage(async () => (await import('../areas/club/ClubArea.tsx')).ClubArea);
const NotFound = lazyPage(async () => (await import('../ui/NotFoundPage.tsx')).NotFoundPage);

/** The route table. Areas are lazy: a login page loads nothing of the club area. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      { index: true, element: <Navigate to="/login" replace /> },
      { path: 'login', id: 'login', element: <LoginPage isKnownPath={isKnownPath} /> },
      { path: 'login/verify', id: 'login-verify', element: <VerifyPage isKnownPath={isKnownPath} /> },
      { path: 'logout', id: 'logout', element: <LogoutPage /> },
      { path: 'resetting/request', id: 'resetting_request', element: <ResetRequestPage /> },
      {
        path: 'resetting/change_password',
        id: 'resetting_change_password',
        element: <ChangePasswordPage />,
      },
      { path: 'registration/confirm', id: 'registration_confirm', element: <ConfirmPage /> },
      { path: 'not-found', id: 'not-found', element: <NotFound /> },
      ...(Object.keys(addresses) as PublicPageName[]).map((name) => ({
        path: addresses[name],
        element: <PublicPage name={name} />,
      })),
      {
        path: ':clubId/*',
        id: 'home',
        element: (
          <RequireSession>
            <ClubArea />
          </RequireSession>
        ),
      },
      { path: '*', element: <Navigate to="/not-found" replace /> },
    ],
  },
];
