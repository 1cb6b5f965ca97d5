import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { useTabGuard } from '../page/useTabGuard.ts';

interface RunGuardProps {
  readonly running: boolean;
  /** Ends the run after the record under way. */
  readonly onLeave: () => void;
}

/** Somebody who leaves in the middle of a run ends it, and leaves once the record under way has been answered. */
export const RunGuard = ({ running, onLeave }: RunGuardProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => running && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    if (running) onLeave();
    else blocker.proceed();
    // react-admin's blocker changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocked, running]);
  useTabGuard(running);
  return null;
};
