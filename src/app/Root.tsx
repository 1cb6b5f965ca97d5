import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SessionEnd } from '../session/SessionEnd.tsx';
import { PageLoader } from './PageLoader.tsx';

/** Around every page: the loader of lazy pages and the end of the session. */
export const Root = () => (
  <>
    <SessionEnd />
    <Suspense fallback={<PageLoader />}>
      <Outlet />
    </Suspense>
  </>
);
