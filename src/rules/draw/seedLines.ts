/** The least draw that takes so many entries: a power of two, at least 2. */
export const drawSize = (entries: number): number => 2 ** Math.max(1, Math.ceil(Math.log2(entries)));

export const isDrawSize = (size: number): boolean => size >= 2 && Number.isInteger(Math.log2(size));

/**
 * Number of the seed at each line of a full draw, by the doubling of the sporting rules (I.3): from [1] on, the i-th
 * seed s of a draw of n becomes the pair (s, 2n+1-s), turned round where i is odd. Of 8: 1 8 5 4 3 6 7 2.
 */
export const seedsByLine = (size: number): readonly number[] => {
  if (!isDrawSize(size)) throw new RangeError(`A draw has 2, 4, 8 … lines, not ${size}`);
  let seeds = [1];
  while (seeds.length < size) {
    const sum = 2 * seeds.length + 1;
    seeds = seeds.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return seeds;
};

/** A brace: seeds among whom lots decide who gets which of the lines. Both count from 1. */
export interface SeedGroup {
  readonly seeds: readonly number[];
  readonly lines: readonly number[];
}

/** The braces of a draw: 1, 2, {3, 4}, {5-8}, {9-16} … to the last line. */
export const seedGroups = (size: number): SeedGroup[] => {
  const byLine = seedsByLine(size);
  const ends = [1, ...Array.from({ length: Math.log2(size) }, (_, index) => 2 ** (index + 1))];
  return ends.map((end, index) => {
    const seeds = range((ends[index - 1] ?? 0) + 1, end);
    return { seeds, lines: range(1, size).filter((line) => seeds.includes(byLine[line - 1] ?? 0)) };
  });
};

/** Whom a line meets in the first round; lines count from 1. */
export const facingLine = (line: number): number => (line % 2 === 1 ? line + 1 : line - 1);

/** The round in which two lines can meet, from 1. */
export const meetingRound = (one: number, other: number): number => 32 - Math.clz32((one - 1) ^ (other - 1));

/** Whole numbers, both ends included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
