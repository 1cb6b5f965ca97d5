import { expect, it, vi } from 'vitest';
import { destroyDraftsAtLogout } from '../../../src/app/destroyDraftsAtLogout.ts';
import type { LogoutReason, SessionState } from '../../../src/session/SessionState.ts';

const loggedIn: SessionState = {
  status: 'loggedIn',
  user: {
    username: 'anne',
    account: '/api/accounts/1',
    roles: [],
    modulesAccesses: 'all',
    clubPermissions: [],
  },
};

const endSession = (reason: LogoutReason) => {
  let state: SessionState = loggedIn;
  const listeners: (() => void)[] = [];
  const destroy = vi.fn<(account: string) => Promise<void>>(() => Promise.resolve());
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  destroyDraftsAtLogout({ getState: () => state, subscribe }, { destroy });
  state = { status: 'loggedOut', reason };
  for (const listener of listeners) listener();
  return destroy;
};

it('destroys the drafts of whoever logs out', () => {
  expect(endSession('voluntary')).toHaveBeenCalledExactlyOnceWith('/api/accounts/1');
});

it.each(['expired', 'inactivity', 'refused', 'elsewhere'] as const)(
  'keeps them when the session ends on its own: %s',
  (reason) => {
    expect(endSession(reason)).not.toHaveBeenCalled();
  },
);
