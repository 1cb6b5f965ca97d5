// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AccessRefused } from '../../../src/session/AccessRefused.tsx';
import type { Session } from '../../../src/session/Session.ts';
import { SessionProvider } from '../../../src/session/SessionContext.tsx';
import type { SessionState } from '../../../src/session/SessionState.ts';
import { createToasts } from '../../../src/ui/toasts/createToasts.ts';
import { ToastHost } from '../../../src/ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../../../src/ui/toasts/ToastsContext.tsx';

const user = { username: 'ann', account: null, roles: ['ROLE_USER'], modulesAccesses: 'all' } as const;

it.each<[string, SessionState, string]>([
  ['no session', { status: 'loggedOut', reason: null }, '/login?redirect=%2F12%2Fteams%3Fpage%3D2'],
  [
    'no access at all',
    { status: 'loggedIn', user: { ...user, clubPermissions: [] } },
    '/login?redirect=%2F12%2Fteams%3Fpage%3D2',
  ],
  [
    'another page open',
    { status: 'loggedIn', user: { ...user, clubPermissions: [{ node: 12, matrix: {} }] } },
    '/12',
  ],
])('a refused page says so and leads on, with %s (R6.19-R6.21)', async (_case, state, address) => {
  const session = { getState: () => state } satisfies Partial<Session> as unknown as Session;
  const router = createMemoryRouter(
    [
      { path: '/:clubId/teams', element: <AccessRefused /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/12/teams?page=2'] },
  );
  const { unmount } = render(
    <SessionProvider session={session}>
      <ToastsProvider toasts={createToasts()}>
        <RouterProvider router={router} />
        <ToastHost />
      </ToastsProvider>
    </SessionProvider>,
  );
  await waitFor(() => {
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
  });
  expect(
    screen.getByText('Vous ne disposez pas de droits suffisants pour consulter cette ressource'),
  ).toBeVisible();
  unmount();
});
