import { createContext, useContext, type ReactNode, useSyncExternalStore } from 'react';
import type { Session } from './Session.ts';
import { userOf, type SessionState, type SessionUser } from './SessionState.ts';

const SessionContext = createContext<Session | null>(null);

interface Props {
  readonly session: Session;
  readonly children: ReactNode;
}

export const SessionProvider = ({ session, children }: Props) => (
  <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
);

export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it');
  return session;
};

/** The state of the session; before `restore` has settled it is 'loggedOut' without a reason. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState);
};

/** Who is logged in; null when nobody is. */
export const useUser = (): SessionUser | null => userOf(useSessionState());
