import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { useAppServices } from './AppServicesContext.tsx';
import { PageLoader } from './PageLoader.tsx';

/** Around every page: the loader of lazy pages, the end of the session, the end of reads on navigation. */
export const Root = () => {
  const { pendingReads } = useAppServices();
  const { pathname } = useLocation();
  useEffect(() => () => pendingReads.cancelReads(), [pathname, pendingReads]);
  return (
    <>
      <SessionEnd />
      <Suspense fallback={<PageLoader />}>
        <Outlet />
      </Suspense>
    </>
  );
};
