import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Time in which what comes into the place has its height. */
const SETTLE_MS = 50;

interface SettledHeight {
  readonly place: RefObject<HTMLDivElement | null>;
  /** To be called before the content of the place is exchanged. */
  readonly hold: () => void;
}

/**
 * Holds the height of a place while its content is exchanged and lets it follow the new content 50 ms later: the
 * page neither jumps under the pointer nor cuts a longer tab off.
 */
export const useSettledHeight = (): SettledHeight => {
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hold = useCallback(() => {
    const element = place.current;
    if (!element) return;
    clearTimeout(timer.current);
    element.style.minHeight = `${element.offsetHeight}px`;
    timer.current = setTimeout(() => {
      element.style.minHeight = '';
    }, SETTLE_MS);
  }, []);
  return { place, hold };
};
