import type { Weights } from '../createRandom.ts';

interface Span<T> {
  readonly from: T;
  readonly to: T;
}

/**
 * Shape of the membership of a French club: about 84 % men; youngest to cadets 33 %, juniors 9 %, seniors 22 %,
 * veterans 36 %; three licences in five for competition. Weights, to be read as percentages.
 */
export const genders: Weights<'M' | 'F'> = [
  ['M', 84],
  ['F', 16],
];

/** Ages are counted at the end of the season. */
export const ageBands: Weights<Span<number>> = [
  [{ from: 6, to: 9 }, 8],
  [{ from: 10, to: 12 }, 13],
  [{ from: 13, to: 15 }, 12],
  [{ from: 16, to: 19 }, 9],
  [{ from: 20, to: 29 }, 12],
  [{ from: 30, to: 39 }, 10],
  [{ from: 40, to: 54 }, 19],
  [{ from: 55, to: 69 }, 13],
  [{ from: 70, to: 84 }, 4],
];

/** Share of the licensees of a season who take a licence again in the next one. */
export const renewalRate = 0.72;

export const licenceTypes: Weights<string> = [
  ['T', 58],
  ['P', 34],
  ['A', 4],
  ['I', 3],
  ['E', 1],
];

/** Official points; a new or leisure player has 500. Together they give 38 % under 600 and 1 % over 2000. */
export const competitionPoints: Weights<Span<number>> = [
  [{ from: 500, to: 599 }, 12],
  [{ from: 600, to: 799 }, 27.4],
  [{ from: 800, to: 999 }, 20],
  [{ from: 1000, to: 1299 }, 21],
  [{ from: 1300, to: 1599 }, 11.4],
  [{ from: 1600, to: 1999 }, 6.6],
  [{ from: 2000, to: 2250 }, 1.6],
];

export const leisurePoints: Weights<Span<number>> = [
  [{ from: 500, to: 500 }, 80],
  [{ from: 600, to: 799 }, 13],
  [{ from: 800, to: 999 }, 7],
];

/** Medical mentions; over a club they give C 25, A 38, U 30, N 5 and 2 % not filled in. */
export const medicalMentions: Readonly<Record<'minor' | 'adult', Weights<string>>> = {
  minor: [
    ['U', 76],
    ['C', 22],
    ['-', 2],
  ],
  adult: [
    ['A', 66],
    ['C', 27],
    ['N', 5],
    ['-', 2],
  ],
};

export const insurances: Weights<string> = [
  ['BASE', 85],
  ['COMPLEMENT', 8],
  ['REFUS', 7],
];

export const nationalities: Weights<string> = [
  ['F', 95],
  ['C', 3],
  ['E', 2],
];

/** Origin of a licence that is not a renewal. */
export const arrivals: Weights<string> = [
  ['creation', 84],
  ['transfer', 9],
  ['mutation', 7],
];

/** Days on which licences are taken, as month and day of the year the season begins; half from September. */
export const licencePeriods: Weights<Span<string>> = [
  [{ from: '07-06', to: '08-31' }, 35],
  [{ from: '09-01', to: '10-10' }, 52],
  [{ from: '10-11', to: '10-31' }, 13],
];

/** Demonstration prices in cents: the licence of the season in a club, under 18 and above. */
export const licenceAmounts: Readonly<Record<string, { readonly minor: number; readonly adult: number }>> = {
  T: { minor: 14500, adult: 18500 },
  P: { minor: 9500, adult: 12500 },
  A: { minor: 6000, adult: 6000 },
  I: { minor: 0, adult: 0 },
  E: { minor: 0, adult: 0 },
};
