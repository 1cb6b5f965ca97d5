import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Rows within this distance of the screen are there already when they come into view. */
const AHEAD = '600px 0px';

/**
 * True from the moment the element has come near the screen, or `see` was called; where the browser cannot tell,
 * at once.
 */
export const useSeen = (
  element: RefObject<Element | null>,
  initially: boolean,
): readonly [seen: boolean, see: () => void] => {
  const [seen, setSeen] = useState(initially || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (seen || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, seen]);
  return [seen, useCallback(() => setSeen(true), [])];
};
