import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element after a run whose disabled button lost it. */
export const useFocusAfter = (isRunning: boolean, target: RefObject<HTMLElement | null>): void => {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && isLost(document.activeElement))
      target.current?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning, target]);
};

/** A button that was disabled keeps the focus only until the browser draws again. */
const isLost = (active: Element | null): boolean =>
  active === document.body || active?.matches(':disabled') === true;
