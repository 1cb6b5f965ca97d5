import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Rows within this distance of the screen are there already when they come into view. */
const AHEAD = '600px 0px';

/** Whom to tell that an element has come near the screen. */
const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

/**
 * Watches by one observer for all, there as long as anything is watched: with every frame the browser works out the
 * screen anew for each observer, which in a form of 200 rows is a part of every keystroke.
 */
const watch = (target: Element, onSeen: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) watched.get(entry.target)?.();
    },
    { rootMargin: AHEAD },
  );
  watched.set(target, onSeen);
  observer.observe(target);
  return () => {
    watched.delete(target);
    observer?.unobserve(target);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
};

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
    return watch(target, () => setSeen(true));
  }, [element, seen]);
  return [seen, useCallback(() => setSeen(true), [])];
};
