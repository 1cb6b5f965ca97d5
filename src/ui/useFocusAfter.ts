import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element after a run whose disabled button lost it. */
export const useFocusAfter = (isRunning: boolean, target: RefObject<HTMLElement | null>): void => {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning, target]);
};
