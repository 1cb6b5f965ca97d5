/** A tournament of the seed: club by its place, first day, type, status, and its tables. */
export interface SeedTournament {
  readonly club: number;
  readonly name: string;
  readonly type: 'I' | 'A' | 'B' | 'R' | 'D' | 'P';
  readonly status: number;
  /** First and last day. */
  readonly days: readonly [first: string, last: string];
  readonly tables: readonly SeedTable[];
  /** By the code of the table: what became of it. A table without one is not drawn yet. */
  readonly draws?: Readonly<Record<string, SeedDraw>>;
  /** By the code of the table: how many entries are accepted so far. Of a table that is drawn, its players are. */
  readonly entries?: Readonly<Record<string, number>>;
}

export interface SeedDraw {
  readonly size: 4 | 8 | 16 | 32 | 64;
  /** The rest of the lines are byes. */
  readonly players: number;
  readonly played: boolean;
  /** Losers of the first round go on among themselves. */
  readonly consolation?: boolean;
}

/** Code, lowest and highest points (0 and 0: everybody), start, fee and endowment in cents. */
type SeedTable = readonly [
  code: string,
  from: number,
  to: number,
  time: string,
  fee: number,
  endowment: number,
];

const DEPARTMENTAL: readonly SeedTable[] = [
  ['A', 500, 599, '09:30:00', 600, 4000],
  ['B', 600, 899, '09:30:00', 600, 6000],
  ['C', 900, 1199, '11:30:00', 700, 9000],
  ['D', 0, 0, '13:30:00', 800, 20_000],
];

const REGIONAL: readonly SeedTable[] = [
  ['A', 500, 799, '09:00:00', 800, 8000],
  ['B', 800, 1099, '10:30:00', 800, 12_000],
  ['C', 1100, 1499, '12:00:00', 900, 20_000],
  ['D', 1500, 1999, '13:30:00', 1000, 30_000],
  ['E', 0, 0, '15:00:00', 1000, 60_000],
];

/** One of nearly every type and status, around the day of reference. */
export const tournaments: readonly SeedTournament[] = [
  {
    club: 0,
    name: 'Tournoi de la Toussaint',
    type: 'R',
    status: 8,
    days: ['2026-10-31', '2026-11-01'],
    tables: REGIONAL,
    draws: {
      A: { size: 16, players: 13, played: true, consolation: true },
      B: { size: 64, players: 57, played: true },
      C: { size: 32, players: 26, played: true },
      D: { size: 8, players: 7, played: true },
      E: { size: 16, players: 16, played: true },
    },
  },
  {
    club: 0,
    name: 'Open du Val d’Yerres',
    type: 'B',
    status: 5,
    days: ['2027-02-13', '2027-02-14'],
    tables: REGIONAL,
    entries: { A: 48, B: 41, C: 30, D: 12, E: 48 },
  },
  {
    club: 0,
    name: 'Tournoi de printemps',
    type: 'D',
    status: 1,
    days: ['2027-04-24', '2027-04-24'],
    tables: DEPARTMENTAL,
  },
  {
    club: 0,
    name: 'Nocturne de juin',
    type: 'P',
    status: 0,
    days: ['2027-06-18', '2027-06-18'],
    tables: DEPARTMENTAL.slice(0, 2),
  },
  {
    club: 1,
    name: 'Grand Prix de Belleville',
    type: 'A',
    status: 5,
    days: ['2027-01-09', '2027-01-10'],
    tables: REGIONAL,
    entries: { A: 48, B: 48, C: 48, D: 48, E: 48 },
  },
  {
    club: 1,
    name: 'Tournoi des Buttes',
    type: 'R',
    status: 3,
    days: ['2027-05-08', '2027-05-09'],
    tables: REGIONAL,
  },
  {
    club: 2,
    name: 'Tournoi de Brocéliande',
    type: 'D',
    status: 5,
    days: ['2027-03-06', '2027-03-06'],
    tables: DEPARTMENTAL,
  },
  {
    club: 3,
    name: 'Tournoi de la Divatte',
    type: 'R',
    status: 7,
    days: ['2026-12-19', '2026-12-20'],
    tables: REGIONAL,
  },
  {
    club: 5,
    name: 'Open international du Ferrain',
    type: 'I',
    status: 4,
    days: ['2027-06-05', '2027-06-06'],
    tables: REGIONAL,
  },
  {
    club: 7,
    name: 'Tournoi de Gerland',
    type: 'B',
    status: 6,
    days: ['2026-12-26', '2026-12-27'],
    tables: REGIONAL,
  },
  {
    club: 0,
    name: 'Tournoi de la Sainte-Cécile',
    type: 'D',
    status: 5,
    days: ['2026-11-28', '2026-11-29'],
    tables: DEPARTMENTAL,
    entries: { B: 37, C: 48, D: 26 },
    draws: { A: { size: 16, players: 14, played: false } },
  },
];
