import type { States } from '../model/states.ts';

/** State -> the one that it comes after on the shortest way from the first start, which itself comes after none. */
export const toCourse = ({ start, next, expires }: States): ReadonlyMap<string, string | null> => {
  const course = new Map<string, string | null>(start.slice(0, 1).map((first) => [first, null]));
  // A map is walked in the order in which it grows.
  for (const [state] of course) {
    const steps = [...Object.keys(next[state] ?? {}), ...(expires?.from === state ? [expires.to] : [])];
    for (const step of steps) if (!course.has(step)) course.set(step, state);
  }
  return course;
};
