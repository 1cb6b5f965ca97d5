import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation, type RouteObject } from 'react-router';
import { publicPaths, type PublicPageName } from '../areas/public/publicPaths.ts';
import { legalPaths } from '../lib/legalPaths.ts';
import { useClubId } from '../session/useRouteIds.ts';
import { loadClubArea } from './loadClubArea.ts';
import { ErrorPage, lazyRoute } from './lazyRoute.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { belongsToClub, hasRole } from '../session/access.ts';
import { AccessRefused } from '../session/AccessRefused.tsx';
import { loginAddress } from '../session/redirects.ts';
import { useSessionState } from '../session/SessionContext.tsx';

const LoginPage = lazyRoute(async () => (await import('../areas/auth/LoginPage.tsx')).LoginPage);
const VerifyPage = lazyRoute(async () => (await import('../areas/auth/VerifyPage.tsx')).VerifyPage);
const LogoutPage = lazyRoute(async () => (await import('../areas/auth/LogoutPage.tsx')).LogoutPage);
const ResetRequestPage = lazyRoute(
  async () => (await import('../areas/auth/ResetRequestPage.tsx')).ResetRequestPage,
);
const ChangePasswordPage = lazyRoute(
  async () => (await import('../areas/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
);
const ConfirmPage = lazyRoute(async () => (await import('../areas/auth/ConfirmPage.tsx')).ConfirmPage);
const ClubArea = lazyRoute(loadClubArea);
const TournamentsPage = lazyRoute(
  async () => (await import('../areas/public/tournaments/TournamentsPage.tsx')).TournamentsPage,
);
const TeamPage = lazyRoute(async () => (await import('../areas/public/team/TeamPage.tsx')).TeamPage);
const IndividualPage = lazyRoute(
  async () => (await import('../areas/public/individual/IndividualPage.tsx')).IndividualPage,
);
const AttestationCheckPage = lazyRoute(
  async () => (await import('../areas/public/attestations/AttestationCheckPage.tsx')).AttestationCheckPage,
);

const AccessibilityPage = lazyRoute(
  async () => (await import('../areas/public/legal/AccessibilityPage.tsx')).AccessibilityPage,
);
const LegalNoticePage = lazyRoute(
  async () => (await import('../areas/public/legal/LegalNoticePage.tsx')).LegalNoticePage,
);
const PersonalDataPage = lazyRoute(
  async () => (await import('../areas/public/legal/PersonalDataPage.tsx')).PersonalDataPage,
);

/** Pages without login; the token of a logged-in user is sent all the same. */
const publicPages: Readonly<Record<PublicPageName, ReactNode>> = {
  tournaments: <TournamentsPage />,
  team: <TeamPage />,
  individual: <IndividualPage />,
};

/**
 * Shows the club area to users with rights in the club of the URL; redirects to the login page without session, to
 * the user's first club without rights there.
 */
const RequireSession = ({ children }: { readonly children: ReactNode }) => {
  const clubId = useClubId();
  const location = useLocation();
  const state = useSessionState();
  if (!/^\d+$/.test(clubId)) return <Navigate to="/not-found" replace />;
  if (state.status !== 'loggedIn' || !hasRole(state.user)) {
    // A logout in another tab was wanted: the next user gets no way back.
    const wasClosed = state.status === 'loggedOut' && state.reason === 'elsewhere';
    return <Navigate to={wasClosed ? '/login' : loginAddress(location)} replace />;
  }
  if (!belongsToClub(state.user, Number(clubId))) return <AccessRefused />;
  return children;
};

/** The route table. Pages are lazy: a login page loads nothing of the club area. */
export const routes: RouteObject[] = [
  {
    element: (
      <>
        <SessionEnd />
        <PasswordAgain />
        <Outlet />
      </>
    ),
    errorElement: <ErrorPage />,
    children: [
      { index: true, element: <Navigate to="/login" replace /> },
      { path: 'login', id: 'login', element: <LoginPage /> },
      { path: 'login/verify', id: 'login-verify', element: <VerifyPage /> },
      { path: 'logout', id: 'logout', element: <LogoutPage /> },
      { path: 'resetting/request', id: 'resetting_request', element: <ResetRequestPage /> },
      {
        path: 'resetting/change_password',
        id: 'resetting_change_password',
        element: <ChangePasswordPage />,
      },
      { path: 'registration/confirm', id: 'registration_confirm', element: <ConfirmPage /> },
      { path: 'not-found', id: 'not-found', element: <NotFoundPage /> },
      ...(Object.keys(publicPaths) as PublicPageName[]).map((name) => ({
        path: publicPaths[name],
        element: publicPages[name],
      })),
      { path: legalPaths.accessibility, element: <AccessibilityPage /> },
      { path: legalPaths.notice, element: <LegalNoticePage /> },
      { path: legalPaths.personalData, element: <PersonalDataPage /> },
      { path: 'attestations/:code', element: <AttestationCheckPage /> },
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
