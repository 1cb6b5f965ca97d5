import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router over the route table. A page that is left has its reads aborted before the next one requests anything. */
export const openRouter = (cancelReads: () => void): Router => {
  const router = createBrowserRouter(routes);
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    // Page, order and filters of a list are in the query: they belong to the page that is shown.
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    cancelReads();
  });
  return router;
};
