import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { appTexts } from '../i18n/app.ts';
import { belongsToClub, hasRole } from '../session/access.ts';
import { homeAddress, loginAddress } from '../session/addresses.ts';
import { useSessionState } from '../session/useSessionState.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';
import { useEffect } from 'react';

/**
 * Lets only a user with rights in the club of the address in: without session to the login page with the way
 * back, with a session but no right there to the user's own first club (R6.1-R6.4, R6.21).
 */
export const RequireSession = ({ children }: { readonly children: ReactNode }) => {
  const { clubId = '' } = useParams();
  const location = useLocation();
  const state = useSessionState();
  if (!/^\d+$/.test(clubId)) return <Navigate to="/not-found" replace />;
  if (state.status !== 'loggedIn' || !hasRole(state.user)) {
    // Who logged out in another tab wanted to leave: no way back is offered to whoever comes next.
    const wasClosed = state.status === 'loggedOut' && state.reason === 'elsewhere';
    return <Navigate to={wasClosed ? '/login' : loginAddress(location)} replace />;
  }
  if (!belongsToClub(state.user, Number(clubId))) return <Refused to={homeAddress(state.user)} />;
  return children;
};

const Refused = ({ to }: { readonly to: string }) => {
  const toasts = useToasts();
  useEffect(() => {
    toasts.show({ text: appTexts.denied, kind: 'error', key: 'access' });
  }, [toasts]);
  return <Navigate to={to} replace />;
};
