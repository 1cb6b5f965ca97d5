import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { missingRight } from '../../session/access.ts';
import { AccessRefused } from '../../session/AccessRefused.tsx';
import { loginAddress } from '../../session/addresses.ts';
import { useSessionState } from '../../session/useSessionState.ts';
import { rightOf } from './rightOf.ts';

interface RequireRightProps {
  readonly resource: string;
  readonly children: ReactNode;
}

/**
 * Shows a page of a resource to those who hold its right in the club of the address, before it asks the API for
 * anything. Without the role the way leads to the login page, without module or action to the home of the club.
 */
export const RequireRight = ({ resource, children }: RequireRightProps) => {
  const state = useSessionState();
  const location = useLocation();
  const { clubId } = useParams();
  const user = state.status === 'loggedIn' ? state.user : null;
  const missing = missingRight(user, Number(clubId), rightOf(resource) ?? {});
  if (missing === null) return children;
  return missing === 'role' ? <Navigate to={loginAddress(location)} replace /> : <AccessRefused />;
};
