import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import type { Services } from '../features/ServicesContext.tsx';
import { App } from './App.tsx';

/** Draws the application into its page. */
export const draw = (services: Services): void => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element');
  createRoot(root).render(<App services={services} styles={styles} />);
};
