import { useBlocker } from 'react-admin';
import { useTabGuard } from './useTabGuard.ts';

/** Has a navigation to another page wait for an answer, and the closing of the tab, while something would be lost. */
export const useLeaveBlocker = (isActive: boolean): ReturnType<typeof useBlocker> => {
  useTabGuard(isActive);
  return useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );
};
