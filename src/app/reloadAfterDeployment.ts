import { isDeployedAnew } from '../lib/isDeployedAnew.ts';

/** Time of the last reload for a missing part. */
const MARK = 'raquette.reloaded';
const PAUSE_MS = 30_000;

/**
 * Reloads the page when one of its files is missing because another version was deployed. At most once in 30 s, not
 * while the server serves the same version (the network failed then), and not over typed values: there the part
 * shows its own failure.
 */
export const reloadAfterDeployment = (page: Window, send: typeof fetch = fetch): void => {
  let isChecking = false;
  const reloadIfAnew = async (): Promise<void> => {
    const isAnew = await isDeployedAnew(page.document, send);
    isChecking = false;
    // Something may have been typed meanwhile.
    if (!isAnew || holdsTypedValues(page)) return;
    page.sessionStorage.setItem(MARK, String(Date.now()));
    page.location.reload();
  };
  page.addEventListener('vite:preloadError', () => {
    if (isChecking || holdsTypedValues(page) || hasJustReloaded(page)) return;
    isChecking = true;
    void reloadIfAnew();
  });
};

/** Fires `beforeunload`, as a browser does before it leaves a page: the guards of typed values work here too. */
const holdsTypedValues = (page: Window): boolean =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const hasJustReloaded = (page: Window): boolean =>
  Math.abs(Date.now() - Number(page.sessionStorage.getItem(MARK) ?? 0)) < PAUSE_MS;
