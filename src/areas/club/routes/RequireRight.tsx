import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { missingRight, type Right } from '../../../session/access.ts';
import { AccessRefused } from '../../../session/AccessRefused.tsx';
import { loginAddress } from '../../../session/redirects.ts';
import { useSession, useUser } from '../../../session/SessionContext.tsx';
import { useClubId } from '../../../session/useRouteIds.ts';
import { Loading } from '../../../views/page/Loading.tsx';

interface RequireRightProps {
  readonly right: Right;
  readonly children: ReactNode;
}

/**
 * Shows a page to those who have its right in the club of the address, before it requests anything from the API. Without
 * the role the way leads to the login page, without module or action to the home of the club.
 */
export const RequireRight = ({ right, children }: RequireRightProps) => {
  const location = useLocation();
  const clubId = useClubId();
  const user = useUser();
  const missing = missingRight(user, Number(clubId), right);
  if (missing === null) return children;
  return missing === 'role' ? <Navigate to={loginAddress(location)} replace /> : <Refused />;
};

/** The rights that the browser keeps let a page begin; none is refused before the server has sent them anew. */
const Refused = () => {
  const session = useSession();
  const [isReread, setReread] = useState(false);
  useEffect(() => {
    void session.rereadAccesses().then(() => setReread(true));
  }, [session]);
  return isReread ? <AccessRefused /> : <Loading />;
};
