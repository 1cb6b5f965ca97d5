import { useEffect, useRef, type RefObject } from 'react';

/** Time in which browsers fill in what they remember (specification, section 9). */
export const ANTI_AUTOFILL_MS = 1000;

/**
 * Keeps a browser from filling the user's own name and address into a form about somebody else: the input takes
 * nothing while the page opens. Whoever focuses it before means to type, and may.
 */
export const useAntiAutofill = (applies = true): RefObject<HTMLInputElement | null> => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const held = input.current;
    if (!applies || !held || held.readOnly || held === document.activeElement) return undefined;
    const release = (): void => {
      held.readOnly = false;
    };
    held.readOnly = true;
    const timer = setTimeout(release, ANTI_AUTOFILL_MS);
    held.addEventListener('focus', release);
    return () => {
      clearTimeout(timer);
      held.removeEventListener('focus', release);
      release();
    };
  }, [applies]);
  return input;
};
