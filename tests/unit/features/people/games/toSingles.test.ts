import { expect, it } from 'vitest';
import { toMonths, toSingles } from '../../../../../src/features/people/games/toSingles.ts';

const ME = '/api/people/7';
const player = (iri: string, points: number) => ({ points, person: { '@id': iri } });
const game = (date: string, winner: string | null, more: object = {}) => ({
  date,
  winner,
  homePlayer: player(ME, 780),
  awayPlayer: player('/api/people/8', 1014),
  contest: { coefficient: 1 },
  ...more,
});

it('counts the singles of a person by month, with the points of the federation’s table (R2.91)', () => {
  const games = [
    game('2026-10-10', 'home'),
    game('2026-10-17', 'home', { contest: { coefficient: 1.5 } }),
    game('2026-10-17', 'away', {
      homePlayer: player('/api/people/8', 752),
      awayPlayer: player(ME, 780),
    }),
    game('2026-11-07', 'away'),
    game('2026-11-07', 'home', { forfeit: true }),
    game('2026-11-07', 'home', { notCounted: true }),
    game('2026-11-07', null),
    game('2026-12-05', 'home', { homePlayer: player('/api/people/9', 500) }),
  ];
  expect(toMonths(toSingles(games, ME))).toEqual([
    { month: '2026-10', won: 3, lost: 0, points: 17 + 25.5 + 5.5 },
    { month: '2026-11', won: 0, lost: 1, points: -1 },
  ]);
});

it('describes a single from the side of its player, with the points that the server has booked (R2.91)', () => {
  const opponent = { familyName: 'BESSON', givenName: 'Vincent' };
  const [single] = toSingles(
    [
      game('2026-10-10', 'home', {
        homePlayer: { points: 1200, person: { '@id': '/api/people/8', ...opponent } },
        awayPlayer: player(ME, 900),
        homeSets: 3,
        awaySets: 1,
        awayPointsWon: -0.25,
      }),
    ],
    ME,
  );
  expect(single).toMatchObject({
    opponent: 'BESSON Vincent',
    opponentPoints: 1200,
    won: false,
    sets: [1, 3],
    points: -0.25,
  });
});
