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
import { openRouter } from './openRouter.ts';

const ON_PAPER = <GlobalStyles styles={onPaper} />;

export const App = ({ services, styles }: { readonly services: Services; readonly styles: EmotionCache }) => {
  const [router] = useState(() => openRouter(services.cancelReads));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} noSsr>
        <CssBaseline />
        {ON_PAPER}
        <ServicesContext value={services}>
          <SessionProvider session={services.session}>
            <ToastsProvider toasts={services.toasts}>
              <RouterProvider router={router} />
              <ToastHost />
            </ToastsProvider>
          </SessionProvider>
        </ServicesContext>
      </ThemeProvider>
    </CacheProvider>
  );
};
