import { nextSession, type SessionEvent, type SessionState } from './SessionState.ts';
import type { StoredSession } from './createTokenStore.ts';

export type LoginState = ReturnType<typeof createLoginState>;

/** Who is logged in in this tab, with listeners for changes. */
export const createLoginState = (ownCode: string | null) => {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'loggedOut', reason: null };
  let id: string | null = null;
  let code = ownCode;
  let epoch = 0;

  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const dispatch = (event: SessionEvent): void => {
    state = nextSession(state, event);
    notify();
  };
  return {
    get: () => state,
    id: () => id,
    code: () => code,
    epoch: () => epoch,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify,
    dispatch,
    begin: (session: StoredSession): void => {
      epoch += 1;
      ({ id } = session);
      code ??= session.code;
      dispatch({ kind: 'begun', user: session.user });
    },
    /** Forgets the login without a notice; its id, or null where there was none. */
    forget: (): string | null => {
      const ended = id;
      epoch += 1;
      id = null;
      code = null;
      return ended;
    },
  };
};
