import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { belongsToClub, hasRole } from '../session/access.ts';
import { AccessRefused } from '../session/AccessRefused.tsx';
import { loginAddress } from '../session/addresses.ts';
import { useSessionState } from '../session/useSessionState.ts';

/**
 * Lets only a user with rights in the club of the address in: without session to the login page with the way
 * back, with a session but no right there to the user's own first club.
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
  if (!belongsToClub(state.user, Number(clubId))) return <AccessRefused />;
  return children;
};
