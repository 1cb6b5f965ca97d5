/** Values with their weights, which need not add up to anything. */
export type Weights<T> = readonly (readonly [T, number])[];

/** Repeatable randomness: the same seed draws the same values on every machine. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Draws by weight. */
  weighted<T>(pairs: Weights<T>): T;
  shuffle<T>(list: readonly T[]): T[];
  /**
   * `size` values in the proportions of the weights, to within one each (largest remainder), shuffled: a small
   * club then has the shape of the whole and not that of luck.
   */
  quota<T>(size: number, pairs: Weights<T>): T[];
}

/** Mulberry32, a 32-bit generator in the public domain (Tommy Ettinger). */
const mulberry32 = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

export const createRandom = (seed: number): Random => {
  const next = mulberry32(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => at(list, int(0, list.length - 1));
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => [next(), value] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, value]) => value);
  return {
    next,
    int,
    pick,
    shuffle,
    chance: (probability) => next() < probability,
    weighted: (pairs) => {
      let left = next() * total(pairs);
      return at(
        pairs,
        Math.max(
          0,
          pairs.findIndex(([, weight]) => (left -= weight) < 0),
        ),
      )[0];
    },
    quota: (size, pairs) => {
      const exact = pairs.map(([value, weight]) => ({ value, share: (size * weight) / total(pairs) }));
      const whole = exact.flatMap(({ value, share }) =>
        Array.from({ length: Math.floor(share) }, () => value),
      );
      const rest = exact
        .toSorted((one, other) => (other.share % 1) - (one.share % 1))
        .map(({ value }) => value);
      return shuffle([...whole, ...rest.slice(0, size - whole.length)]);
    },
  };
};

const total = (pairs: Weights<unknown>): number => pairs.reduce((sum, [, weight]) => sum + weight, 0);

const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new RangeError(`Nothing to draw at ${index} of a list of ${list.length}`);
  return value;
};
