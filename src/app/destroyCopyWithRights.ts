import type { Session } from '../session/Session.ts';
import { userOf, type SessionState } from '../session/SessionState.ts';

/** Calls back at every end of a session, however it came, and where an account gives way to another or has other rights. */
export const destroyCopyWithRights = (
  session: Pick<Session, 'getState' | 'subscribe'>,
  destroy: () => void,
): void => {
  let before = session.getState();
  session.subscribe(() => {
    const now = session.getState();
    if (now !== before && (now.status === 'loggedOut' || hasOthers(before, now))) destroy();
    before = now;
  });
};

const hasOthers = (before: SessionState, now: SessionState): boolean => {
  const [had, has] = [userOf(before), userOf(now)];
  return had !== null && has !== null && JSON.stringify(had) !== JSON.stringify(has);
};
