import { startTransition, useEffect, useState } from 'react';

/** How many things to draw: a few in the first paint, then twice as many in each task that follows, up to `count`. */
export const useGrowing = (first: number, count: number): number => {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(shown * 2)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
};
