import { useEffect } from 'react';
import { useBlocker } from 'react-admin';

/** Has a navigation to another page wait for an answer, and the browser confirm, while something would be lost. */
export const useLeaveBlocker = (isActive: boolean): ReturnType<typeof useBlocker> => {
  useTabGuard(isActive);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
};

/** Has the browser confirm before it closes or reloads the tab. */
const useTabGuard = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return undefined;
    const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isActive]);
};
