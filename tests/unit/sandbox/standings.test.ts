import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endings } from '../../../sandbox/entities/endings.ts';
import type { Ending, Match } from '../../../sandbox/read/consultation/readMatches.ts';
import { rankPool } from '../../../sandbox/read/consultation/rankPool.ts';
import { type CountedMeeting, type Pair, toStanding } from '../../../sandbox/rules/toStanding.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Each against each, with an outcome of its own. */
const poolOf = <Outcome>(
  outcome: fc.Arbitrary<Outcome>,
): fc.Arbitrary<readonly (Outcome & { home: number; away: number })[]> =>
  fc.integer({ min: 3, max: 12 }).chain((size) => {
    const pairs = Array.from({ length: size }, (_, home) =>
      Array.from({ length: size - home - 1 }, (__, index) => ({ home, away: home + index + 1 })),
    ).flat();
    return fc
      .array(outcome, { minLength: pairs.length, maxLength: pairs.length })
      .map((outcomes) =>
        pairs.map((pair, index) => ({ ...outcomes[index], ...pair }) as Outcome & typeof pair),
      );
  });

const sizeOf = (games: readonly { readonly away: number }[]): number =>
  1 + Math.max(...games.map(({ away }) => away));

const side = fc.constantFrom('home' as const, 'away' as const);
const ENDINGS = Object.keys(endings) as NonNullable<Ending>[];
const NOT_PLAYED: readonly unknown[] = ['notPlayed', 'cancelled'];

const player = (key: number) => ({
  identifier: String(key),
  points: 500,
  person: { familyName: String(key), givenName: '' },
  club: { '@id': '/api/clubs/1', name: 'C' },
});

/** Of each kind: played, begun, forfeited by one or by both, not played, cancelled with its meeting, still to come. */
const game = fc.oneof(
  fc.record({ winner: side, ending: fc.constantFrom(null, ...ENDINGS), forfeit: fc.constant(null) }),
  fc.record({
    winner: fc.constant(null),
    ending: fc.constant(null),
    forfeit: fc.constantFrom('home', 'away', 'both', null),
  }),
);

describe('the standing of any pool of players', () => {
  it('adds up', () => {
    fc.assert(
      fc.property(poolOf(game), fc.boolean(), (games, areCancelled) => {
        const matches = games.map(({ home, away, winner, ending, forfeit }): Match => ({
          pool: 1,
          bracketPosition: null,
          firstPlace: null,
          winner,
          forfeit,
          isCancelled: areCancelled && ending === 'cancelled',
          home: player(home),
          away: player(away),
          game: { '@id': '', id: 1, position: 1, stage: null, forfeit: false, ending, winner, sets: [] },
        }));
        const lines = rankPool(
          Array.from({ length: sizeOf(games) }, (_, key) => player(key)),
          matches,
        );
        const counted = games.filter(
          ({ winner, ending, forfeit }) => !NOT_PLAYED.includes(ending) && (winner ?? forfeit) !== null,
        );
        const won = counted.filter(({ forfeit }) => forfeit !== 'both').length;
        const defeats = counted.filter(({ winner, ending }) => winner !== null && ending === null).length;
        expect(sum(lines.map(({ played }) => played))).toBe(2 * counted.length);
        expect(sum(lines.map((line) => line.won))).toBe(won);
        expect(lines.every((line) => line.won + line.lost === line.played)).toBe(true);
        expect(sum(lines.map(({ points }) => points))).toBe(2 * won + defeats);
        expect(lines.map(({ points }) => points)).toEqual(
          lines.map(({ points }) => points).toSorted((one, other) => other - one),
        );
      }),
      { seed: 20_261_127, numRuns: 200 },
    );
  });
});

const pair = (max: number): fc.Arbitrary<Pair> => fc.tuple(fc.nat({ max }), fc.nat({ max }));
const fault = fc.constantFrom('home' as const, 'away' as const, 'both' as const, null);

describe('the standing of any pool of teams', () => {
  it('adds up', () => {
    const meeting = fc.record({
      games: fc.oneof(pair(14), fc.constant<Pair>([7, 7])),
      sets: pair(42),
      rallies: pair(400),
      forfeit: fault,
      penalty: fault,
    });
    fc.assert(
      fc.property(poolOf(meeting), (meetings: readonly CountedMeeting[]) => {
        const entrants = Array.from({ length: sizeOf(meetings) }, (_, opponent) => ({
          opponent,
          isOut: false,
        }));
        const lines = toStanding(entrants, meetings);
        const draws = meetings.filter(
          ({ games, forfeit, penalty }) => (forfeit ?? penalty) === null && games?.[0] === games?.[1],
        ).length;
        const both = meetings.filter(({ forfeit, penalty }) => (forfeit ?? penalty) === 'both').length;
        expect(sum(lines.map((line) => line.sportMatchCount))).toBe(2 * meetings.length);
        expect(sum(lines.map((line) => line.sportMatchWin))).toBe(meetings.length - draws - both);
        expect(sum(lines.map((line) => line.sportMatchDraw))).toBe(2 * draws);
        expect(sum(lines.map((line) => line.gamePointWin))).toBe(
          sum(lines.map((line) => line.gamePointLost)),
        );
        expect(sum(lines.map((line) => line.setsWon))).toBe(sum(lines.map((line) => line.setsLost)));
        for (const { sportMatchCount, ...line } of lines)
          expect(
            line.sportMatchWin + line.sportMatchDraw + line.sportMatchLost + line.forfeit + line.penality,
          ).toBe(sportMatchCount);
      }),
      { seed: 20_261_127, numRuns: 200 },
    );
  });
});
