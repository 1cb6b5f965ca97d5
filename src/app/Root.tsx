import { Outlet } from 'react-router';
import { SessionEnd } from '../session/SessionEnd.tsx';

/** Around every page: the end of the session. */
export const Root = () => (
  <>
    <SessionEnd />
    <Outlet />
  </>
);
