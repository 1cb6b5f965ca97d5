import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { allowFixedMarkup } from './app/allowFixedMarkup.ts';
import { App } from './app/App.tsx';
import { createServices } from './app/createServices.ts';
import { isVisitor, readSettings } from './app/readSettings.ts';
import { reloadAfterDeployment } from './app/reloadAfterDeployment.ts';
import { replaceBlockedStorage } from './app/replaceBlockedStorage.ts';

allowFixedMarkup();
replaceBlockedStorage(window);
reloadAfterDeployment(window);
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });
const services = createServices(readSettings(document, location));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

// The session is taken up first, so that no page is refused to a user who is logged in.
const restored = services.session.restore();
if (!isVisitor(location.pathname, localStorage)) await restored;
createRoot(root).render(<App services={services} styles={styles} />);
