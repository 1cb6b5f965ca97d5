// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServicesContext, type Services } from '../../../../src/features/ServicesContext.tsx';
import { useClubDrafts, useRightsRefresh } from '../../../../src/areas/club/useClubData.ts';
import type { SessionState } from '../../../../src/session/SessionState.ts';

it('fetches anew what react-admin remembers of rights, once the session has read them again (R6.21)', () => {
  const listeners = new Set<() => void>();
  const session = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const client = new QueryClient();
  const right = ['auth', 'canAccess', '{"resource":"persons","action":"edit"}'];
  const rows = ['persons', 'getList'];
  client.setQueryData(right, true);
  client.setQueryData(rows, []);
  const { unmount } = renderHook(() => useRightsRefresh(client), {
    wrapper: ({ children }) => (
      <ServicesContext value={{ session } as unknown as Services}>{children}</ServicesContext>
    ),
  });
  for (const listener of listeners) listener();
  expect(client.getQueryState(right)?.isInvalidated).toBe(true);
  expect(client.getQueryState(rows)?.isInvalidated).toBe(false);
  unmount();
  expect(listeners.size).toBe(0);
});

it.each([
  ['voluntary', 0],
  ['elsewhere', 0],
  ['expired', 1],
  ['inactivity', 1],
] as const)('of a page that a session ends with (%s) writes %i more drafts', async (reason, count) => {
  let state = { status: 'loggedIn', user: { account: '/api/accounts/1' } } as SessionState;
  const written: string[] = [];
  const write: Services['drafts']['write'] = async (account, place) => {
    written.push(`${account} ${place}`);
  };
  const services = { session: { getState: () => state }, drafts: { write } } as unknown as Services;
  const { result } = renderHook(() => useClubDrafts(services, '1'));
  state = { status: 'loggedOut', reason };
  await result.current?.write('persons new', { familyName: 'Dupont' }, {});
  expect(written).toHaveLength(count);
});
