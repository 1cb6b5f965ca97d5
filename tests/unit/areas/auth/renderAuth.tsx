import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { ChangePasswordPage } from '../../../../src/areas/auth/ChangePasswordPage.tsx';
import { ConfirmPage } from '../../../../src/areas/auth/ConfirmPage.tsx';
import { LoginPage } from '../../../../src/areas/auth/LoginPage.tsx';
import { LogoutPage } from '../../../../src/areas/auth/LogoutPage.tsx';
import { ResetRequestPage } from '../../../../src/areas/auth/ResetRequestPage.tsx';
import { VerifyPage } from '../../../../src/areas/auth/VerifyPage.tsx';
import { createSession } from '../../../../src/session/createSession.ts';
import type { SessionOptions } from '../../../../src/session/Session.ts';
import { SessionProvider } from '../../../../src/session/SessionContext.tsx';
import { SessionEnd } from '../../../../src/session/SessionEnd.tsx';
import { NotFoundPage } from '../../../../src/ui/NotFoundPage.tsx';
import { createToasts } from '../../../../src/ui/toasts/createToasts.ts';
import { ToastHost } from '../../../../src/ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../../../../src/ui/toasts/ToastsContext.tsx';
import { buildToken } from '../../../support/buildToken.ts';
import { createFakeBrowser } from '../../../support/createFakeBrowser.ts';
import { answerJson, createFakeServer, type SentRequest } from '../../../support/createFakeServer.ts';

const ACCESSES = {
  modulesAccesses: 'all',
  clubPermissions: [
    { node: 12, matrix: {} },
    { node: 15, matrix: {} },
  ],
};

type Answers = Readonly<Record<string, (request: SentRequest) => Response | Promise<Response>>>;

/** The auth pages at `address`, on a server that accepts every login unless `answers` say otherwise, by path. */
export const renderAuth = (
  address: string,
  answers: Answers = {},
  options: Pick<SessionOptions, 'inactivitySeconds'> = {},
) => {
  globalThis.indexedDB = new IDBFactory();
  const server = createFakeServer((request) => {
    const answer = answers[request.path];
    if (answer) return answer(request);
    if (request.path.endsWith('/accesses')) return answerJson(ACCESSES);
    return answerJson({ token: buildToken(), refresh_token: 'refresh' });
  });
  const tab = createFakeBrowser().openTab();
  const session = createSession({
    apiUrl: 'https://api.example.test',
    fetch: server.fetch,
    browser: tab.parts,
    ...options,
  });
  const toasts = createToasts();
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/login', element: <LoginPage /> },
          { path: '/login/verify', element: <VerifyPage /> },
          { path: '/resetting/request', element: <ResetRequestPage /> },
          { path: '/resetting/change_password', element: <ChangePasswordPage /> },
          { path: '/registration/confirm', element: <ConfirmPage /> },
          { path: '/logout', element: <LogoutPage /> },
          { path: '/not-found', element: <NotFoundPage /> },
          { path: '*', element: <p>Page du club</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <SessionProvider session={session}>
      <ToastsProvider toasts={toasts}>
        <RouterProvider router={router} />
        <ToastHost />
      </ToastsProvider>
    </SessionProvider>,
  );
  return {
    ...server,
    session,
    router,
    user: userEvent.setup(),
    address: () => screen.getByTestId('address').textContent,
  };
};

const Shell = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <SessionEnd />
      <Outlet />
      <span data-testid="address">{pathname + search}</span>
    </>
  );
};

/** Types name and password and sends the form. */
export const submitLogin = async (
  user: ReturnType<typeof userEvent.setup>,
  password = 'demo',
): Promise<void> => {
  await user.type(screen.getByLabelText('Identifiant'), 'gestionnaire');
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
};
