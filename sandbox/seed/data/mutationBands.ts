export interface MutationBand {
  readonly pointsMin?: number;
  readonly pointsMax?: number;
  readonly numberedMin?: number;
  readonly numberedMax?: number;
  readonly euros: number;
}

/** Illustrative fees by ranking: the federation's table is not public. */
export const mutationBands: readonly MutationBand[] = [
  { pointsMin: 500, pointsMax: 799, euros: 0 },
  { pointsMin: 800, pointsMax: 1199, euros: 40 },
  { pointsMin: 1200, pointsMax: 1499, euros: 90 },
  { pointsMin: 1500, pointsMax: 1699, euros: 150 },
  { pointsMin: 1700, pointsMax: 1999, euros: 250 },
  { pointsMin: 2000, euros: 400 },
  { numberedMin: 301, euros: 600 },
  { numberedMin: 101, numberedMax: 300, euros: 1000 },
  { numberedMin: 1, numberedMax: 100, euros: 2000 },
];
