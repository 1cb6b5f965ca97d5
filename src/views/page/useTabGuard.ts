import { useEffect } from 'react';

/** Has the browser confirm before it closes or reloads the tab, for as long as something would be lost. */
export const useTabGuard = (active: boolean): void => {
  useEffect(() => {
    if (!active) return undefined;
    const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [active]);
};
