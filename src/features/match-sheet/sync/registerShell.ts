/**
 * Has the browser keep the application's files, so that a stored sheet opens without network. Only the built
 * application has the worker; without one the sheet works as long as its tab is open.
 */
export const registerShell = async (): Promise<boolean> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    return false;
  }
};
