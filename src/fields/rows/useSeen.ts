import { useEffect, useState, type RefObject } from 'react';

/** Rows within this distance of the screen are there already when they come into view. */
const AHEAD = '600px 0px';

/** Of the elements of a long list one in so many is watched, for those on both sides too. */
export const STRIDE = 8;

interface Watched {
  readonly onSeen: () => void;
  readonly isCovered: boolean;
}

/** Callbacks for elements near the screen; `isCovered`: another of its list is watched in its place. */
const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | null = null;

/**
 * Watches by one observer for all, there as long as anything is watched: with every frame the browser works out the
 * screen anew for each observer and each of its targets, which in a form of 200 rows is a part of every keystroke.
 */
const watch = (target: Element, one: Watched): (() => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) notify(entry.target);
    },
    { rootMargin: AHEAD },
  );
  watched.set(target, one);
  if (!one.isCovered) observer.observe(target);
  return () => {
    watched.delete(target);
    observer?.unobserve(target);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
};

const notify = (target: Element): void => {
  watched.get(target)?.onSeen();
  let [before, after] = [target.previousElementSibling, target.nextElementSibling];
  for (let step = 1; step < STRIDE; step += 1) {
    for (const beside of [before, after]) {
      const one = beside && watched.get(beside);
      if (one?.isCovered) one.onSeen();
    }
    before = before?.previousElementSibling ?? null;
    after = after?.nextElementSibling ?? null;
  }
};

/**
 * True from the moment the element has come near the screen, or `see` was called; where the browser cannot watch,
 * at once. `isCovered`: a sibling less than `STRIDE` away is watched in its place.
 */
export const useSeen = (
  element: RefObject<Element | null>,
  initially: boolean,
  isCovered = false,
): readonly [seen: boolean, see: () => void] => {
  const [seen, setSeen] = useState(initially || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (seen || !target) return undefined;
    return watch(target, { onSeen: () => setSeen(true), isCovered });
  }, [element, seen, isCovered]);
  const see = (): void => {
    setSeen(true);
    // Nobody else is watched for those that it covers.
    if (element.current) notify(element.current);
  };
  return [seen, see];
};
