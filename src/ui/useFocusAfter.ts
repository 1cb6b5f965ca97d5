import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element after a run whose disabled button lost it. */
export const useFocusAfter = (isRunning: boolean, target: RefObject<HTMLElement | null>): void => {
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning && isLost(document.activeElement, target.current))
      target.current?.focus({ preventScroll: true });
    wasRunning.current = isRunning;
  }, [isRunning, target]);
};

/**
 * A button that was disabled keeps the focus only until the browser draws again: then the body has it, or the dialog
 * around, which keeps it in.
 */
const isLost = (active: Element | null, target: HTMLElement | null): boolean =>
  active === document.body || active?.matches(':disabled') === true || active?.contains(target) === true;
