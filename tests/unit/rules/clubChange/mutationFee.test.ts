import { describe, expect, it } from 'vitest';
import { mutationFee } from '../../../../src/rules/clubChange/mutationFee.ts';
import type { MutationLine } from '../../../../src/rules/clubChange/mutationLine.ts';
import { buildLine } from './buildLine.ts';

/** Illustrative fees: 40 % for the federation, 30 % each for the league and the committee. */
const line = (euros: number, more: Partial<MutationLine>): MutationLine =>
  buildLine({ federationShare: euros * 40, leagueShare: euros * 30, committeeShare: euros * 30, ...more });

const YOUTH = ['C1', 'C2', 'J1', 'J2', 'J3', 'J4'];
const bands = [
  [0, { pointsMin: 500, pointsMax: 799 }],
  [40, { pointsMin: 800, pointsMax: 1199 }],
  [90, { pointsMin: 1200, pointsMax: 1499 }],
  [150, { pointsMin: 1500, pointsMax: 1699 }],
  [250, { pointsMin: 1700, pointsMax: 1999 }],
  [400, { pointsMin: 2000 }],
  [600, { numberedMin: 301 }],
  [1000, { numberedMin: 101, numberedMax: 300 }],
  [2000, { numberedMin: 1, numberedMax: 100 }],
] as const;
const lines = [
  line(0, { categories: ['P', 'B1', 'B2', 'M1', 'M2'] }),
  ...bands.flatMap(([euros, band]) => [line(euros, band), line(euros / 2, { ...band, categories: YOUTH })]),
];

type Given = Parameters<typeof mutationFee>;

const feeOf = (player: Partial<Given[1]>, request: Partial<Given[2]> = {}) =>
  mutationFee(
    lines,
    { gender: 'M', category: 'S', points: 1350, place: null, ...player },
    { type: 'ordinary', motive: null, proListed: false, earlier: 0, ...request },
  );

describe('mutationFee (R1.18)', () => {
  it.each([
    [500, 0],
    [799.9, 0],
    [800, 4000],
    [1199, 4000],
    [1200, 9000],
    [1499, 9000],
    [1500, 15_000],
    [1700, 25_000],
    [1999.99, 25_000],
    [2000, 40_000],
    [2750, 40_000],
  ])('of %s points is %s cents', (points, total) => expect(feeOf({ points })?.total).toBe(total));

  it.each([
    [790, 60_000],
    [301, 60_000],
    [300, 100_000],
    [101, 100_000],
    [100, 200_000],
    [1, 200_000],
  ])('of the number %s is %s cents, whatever the points', (place, total) =>
    expect(feeOf({ points: 2107, place })?.total).toBe(total),
  );

  it('is shared 40, 30 and 30 % by federation, league and committee', () => {
    expect(feeOf({})).toEqual({
      federation: 3600,
      league: 2700,
      committee: 2700,
      leftClub: 0,
      total: 9000,
    });
  });

  it('is nothing for the youngest and half for the young', () => {
    expect(feeOf({ category: 'M2' })?.total).toBe(0);
    expect(feeOf({ category: 'J4' })?.total).toBe(4500);
    expect(feeOf({ category: 'C1', points: 600 })?.total).toBe(0);
  });

  it('doubles from the second mutation of a season on, the rest going to the club left', () => {
    expect(feeOf({}, { earlier: 1 })).toMatchObject({ federation: 3600, leftClub: 9000, total: 18_000 });
  });

  it.each<[Partial<MutationLine>, Partial<Given[1]>, Partial<Given[2]>]>([
    [{ gender: 'F' }, { gender: 'F' }, {}],
    [{ categories: ['J1'] }, { category: 'J1' }, {}],
    [{ numberedMax: 300 }, { place: 12 }, {}],
    [{ motive: 'DEMENAGEMENT' }, {}, { motive: 'DEMENAGEMENT' }],
    [{ proListed: true }, {}, { proListed: true }],
  ])('of a line for %o is for them alone', (special, who, what) => {
    const player = { gender: 'M', category: 'S', points: 1350, place: null };
    const request = { type: 'ordinary' as const, motive: null, proListed: false, earlier: 0 };
    const table = [line(99, special)];
    expect(mutationFee(table, player, request)).toBeNull();
    expect(mutationFee(table, { ...player, ...who }, { ...request, ...what })?.total).toBe(9900);
  });

  it('is that of the category before that of the number, the motive and the professional list', () => {
    const closest = [{ categories: ['S'] }, { numberedMin: 1 }, { motive: 'X' }, { proListed: true }, {}];
    const table = closest.map((special, index) => line(index, special)).toReversed();
    const player = { gender: 'M', category: 'S', points: 1350, place: 3 };
    const request = { type: 'ordinary' as const, motive: 'X', proListed: true, earlier: 0 };
    expect(table.map((_, out) => mutationFee(table.slice(0, out + 1), player, request)?.total)).toEqual([
      400, 300, 200, 100, 0,
    ]);
  });

  it('is not known where the table has no line', () => {
    expect(feeOf({ points: 450 })).toBeNull();
    expect(feeOf({}, { type: 'exceptional' })).toBeNull();
  });
});
