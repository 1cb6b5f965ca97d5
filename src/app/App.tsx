import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { ServicesContext, type Services } from '../features/ServicesContext.tsx';
import { SessionProvider } from '../session/SessionContext.tsx';
import { onPaper, SCHEME_KEY, theme } from '../ui/theme.ts';
import { ToastHost } from '../ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../ui/toasts/ToastsContext.tsx';
import type { Session } from '../session/Session.ts';
import { createToasts, type Toasts } from '../ui/toasts/createToasts.ts';
import { createBrowserRouter } from 'react-router';
import { routes } from './routes.tsx';

const ON_PAPER = <GlobalStyles styles={onPaper} />;

interface AppProps {
  readonly services: Services;
  readonly styles: EmotionCache;
}

/** The whole application over its services. */
export const App = ({ services, styles }: AppProps) => {
  const [router] = useState(() => openRouter(services.cancelReads));
  const [toasts] = useState(() => openToasts(services.session));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} noSsr>
        <CssBaseline />
        {ON_PAPER}
        <ServicesContext value={services}>
          <SessionProvider session={services.session}>
            <ToastsProvider toasts={toasts}>
              <RouterProvider router={router} />
              <ToastHost />
            </ToastsProvider>
          </SessionProvider>
        </ServicesContext>
      </ThemeProvider>
    </CacheProvider>
  );
};

/** The messages of the page; the list of them ends with the session, for they may name people. */
const openToasts = (session: Pick<Session, 'getState' | 'subscribe'>): Toasts => {
  const toasts = createToasts();
  session.subscribe(() => {
    if (session.getState().status === 'loggedOut') toasts.forget();
  });
  return toasts;
};

type Router = ReturnType<typeof createBrowserRouter>;

/** The router over the route table. A page that is left has its reads aborted before the next one asks anything. */
export const openRouter = (cancelReads: () => void): Router => {
  const router = createBrowserRouter(routes);
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    // Page, order and filters of a list stand in the query: they belong to the page that is shown.
    if (location.pathname === pathname) return;
    ({ pathname } = location);
    cancelReads();
  });
  return router;
};
