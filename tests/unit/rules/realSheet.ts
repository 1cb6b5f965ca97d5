import type { Sheet } from '../../../src/rules/sheet/sheet.ts';
import { toSets } from './toSets.ts';

/** Sets of a real meeting of 14 games, 4-10, in the order of the sheet. */
const LINES = [
  '-06 -03 -09',
  '04 -09 -05 -03',
  '09 -08 -05 09 08',
  '-07 -05 08 -05',
  '-07 -10 -06',
  '-10 05 -05 -04',
  '07 08 -06 10',
  '09 10 11',
  '-07 05 06 08',
  '08 -06 -05 06 -03',
  '-07 -09 -03',
  '-07 04 -06 -06',
  '08 -10 -10 -09',
  '-09 -02 -02',
];

const team = {
  absent: [],
  unnamed: [],
  pairs: [
    ['A', 'C'],
    ['B', 'D'],
  ],
  captain: 'Anne MARTIN',
  signed: null,
};

export const buildSheet = (known: Partial<Sheet> = {}): Sheet => ({
  format: '4J14',
  bestOf: 5,
  settledAt: null,
  teams: {
    home: { ...team, name: 'Torsac CP 1' },
    away: {
      ...team,
      name: 'Cognac UA 4',
      pairs: [
        ['W', 'Y'],
        ['X', 'Z'],
      ],
    },
  },
  games: LINES.map((line, index) => ({ position: index + 1, sets: toSets(line), winner: null })),
  score: { home: 4, away: 10 },
  forfeit: null,
  startTime: '20:45',
  endTime: '23:30',
  enteredAt: '2026-09-25T23:35:00+02:00',
  deadline: '2026-09-27T23:59:59+02:00',
  ...known,
});
