import { useSyncExternalStore } from 'react';
import { useSession } from './SessionContext.tsx';
import type { SessionState } from './SessionState.ts';

/** The state of the session; before `restore` has settled it is 'loggedOut' without a reason. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState);
};
