import { expect, it } from 'vitest';
import { toGamePoints } from '../../../sandbox/rules/toGamePoints.ts';

it.each([
  { home: 780, away: 752, homeWins: true, points: [5.5, -4.5] },
  { home: 780, away: 1014, homeWins: true, points: [17, -12.5] },
  { home: 961, away: 1014, homeWins: false, points: [-4, 5] },
  { home: 768, away: 706, homeWins: false, points: [-7, 8] },
  { home: 800, away: 1410, homeWins: true, points: [40, -29] },
  { home: 900, away: 900, homeWins: false, points: [-5, 6] },
  { home: 780, away: 1014, homeWins: true, coefficient: 1.5, points: [25.5, -18.75] },
])('books $points for $home against $away (R2.91)', ({ home, away, homeWins, coefficient = 1, points }) => {
  const { homePointsWon, awayPointsWon } = toGamePoints(home, away, homeWins, coefficient);
  expect([homePointsWon, awayPointsWon]).toEqual(points);
});
