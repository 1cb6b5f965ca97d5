import { useEffect } from 'react';

/** Has the browser ask before it closes or reloads the tab, for as long as something would be lost. */
export const useTabGuard = (active: boolean): void => {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
};
