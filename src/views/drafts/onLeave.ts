/**
 * Calls when the page is about to go: as a reload or a closing begins, while there is still time to encrypt and
 * store, and when the tab is hidden, the last that a phone says before it ends a tab. Gives the way out.
 */
export const onLeave = (keep: () => void): (() => void) => {
  const keepHidden = (): void => {
    if (document.visibilityState === 'hidden') keep();
  };
  window.addEventListener('beforeunload', keep);
  window.addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keepHidden);
  return () => {
    window.removeEventListener('beforeunload', keep);
    window.removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keepHidden);
  };
};
