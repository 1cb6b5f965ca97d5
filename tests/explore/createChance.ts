/** Numbers from 0 up to 1 that follow from the seed (mulberry32). */
export const createChance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export type Weighted<T> = readonly (readonly [weight: number, value: T])[];

/** One of them, the heavier the likelier; null when there is none. */
export const draw = <T>(chance: () => number, items: Weighted<T>): T | null => {
  let left = chance() * items.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of items) {
    left -= weight;
    if (left < 0) return value;
  }
  return items.at(-1)?.[1] ?? null;
};
