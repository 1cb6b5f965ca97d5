/** Line-ups of a meeting and the order of play; letters are the places of the two line-ups. */
interface MatchFormat {
  /** Letters of the places of a side; a double is made up of players of one group. */
  readonly home: readonly string[];
  readonly away: readonly string[];
  /** Games of one group: pairs of letters, `Double1` … for the doubles. */
  readonly order: string;
}

const THREE = 'AX BY CZ BX AZ CY BZ CX AY';

/**
 * The formats of the federation's team contests, by code: players a side, then the number of games. Sources: the
 * sporting rules (I.203.3.1 for four against four) and sheets of real meetings. In `4J14` A-Z, B-Y, C-X and D-W never
 * meet. Where nothing public gives the place of the double (`3J10`, `2J5`, `6J20`), it follows common practice.
 */
export const MATCH_FORMATS = {
  '4J14': {
    home: ['ABCD'],
    away: ['WXYZ'],
    order: 'AW BX CY DZ AX BW DY CZ Double1 Double2 AY CW DX BZ',
  },
  '4J18': {
    home: ['ABCD'],
    away: ['WXYZ'],
    order: 'AW BX CY DZ AX BW DY CZ Double1 Double2 DW CX AZ BY CW DX AY BZ',
  },
  '3J10': { home: ['ABC'], away: ['XYZ'], order: 'AX BY CZ BX AZ CY Double1 BZ CX AY' },
  '3J9': { home: ['ABC'], away: ['XYZ'], order: THREE },
  // Two groups of three, each on a table of its own; the second group plays the games of the first, letter by letter.
  '6J20': { home: ['ABC', 'DEF'], away: ['XYZ', 'RST'], order: `${THREE} Double1` },
  '2J5': { home: ['AB'], away: ['XY'], order: 'AX BY Double1 AY BX' },
  '3J5': { home: ['ABC'], away: ['XYZ'], order: 'AX BY CZ AY BX' },
} as const satisfies Record<string, MatchFormat>;

export type MatchFormatCode = keyof typeof MATCH_FORMATS;

export const isMatchFormat = (code: unknown): code is MatchFormatCode =>
  typeof code === 'string' && Object.hasOwn(MATCH_FORMATS, code);

/** A line of the sheet. In a double, `home` and `away` are the letters eligible for the pair. */
export interface PlannedGame {
  readonly position: number;
  readonly home: string;
  readonly away: string;
  /** Number of the double, from 1, when it is one. */
  readonly double?: number;
}

/** The lines of a sheet in the order of play, numbered from 1. */
export const plannedGames = (code: MatchFormatCode): readonly PlannedGame[] => {
  const { home, away, order }: MatchFormat = MATCH_FORMATS[code];
  const games = home.flatMap((letters, group) =>
    order.split(' ').map((game) => toGame(game, letters, away[group] ?? '')),
  );
  const doubles = games.filter(({ double }) => double !== undefined);
  return games.map((game, index) => ({
    position: index + 1,
    ...game,
    ...(game.double === undefined ? {} : { double: doubles.indexOf(game) + 1 }),
  }));
};

/** Letters of a side, in the order of the sheet. */
export const lettersOf = (code: MatchFormatCode, side: 'home' | 'away'): readonly string[] => [
  ...MATCH_FORMATS[code][side].join(''),
];

const FIRST_GROUP = { home: 'ABC', away: 'XYZ' } as const;

const toGame = (game: string, home: string, away: string): Omit<PlannedGame, 'position'> => {
  if (game.startsWith('Double')) return { home, away, double: Number(game.slice('Double'.length)) };
  const [one = '', other = ''] = game;
  return {
    home: home.includes(one) ? one : (home[FIRST_GROUP.home.indexOf(one)] ?? one),
    away: away.includes(other) ? other : (away[FIRST_GROUP.away.indexOf(other)] ?? other),
  };
};
