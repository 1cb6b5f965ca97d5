/** Lines that are compared: none but the 40 ms of every answer, or a slow phone's. */
export type Line = 'none' | 'slow';

export type Unit = 'ms' | 'KiB';

export interface Goal {
  readonly what: string;
  readonly line: Line;
  readonly unit: Unit;
  /** What HydraAdmin took on the machine where the goals were set. */
  readonly theirs: number;
  /** What this application was to take there. */
  readonly goal: number;
  /** Of an amount that depends on no machine: held to the goal itself. */
  readonly isAmount?: true;
}

const times = (
  what: string,
  none: readonly [theirs: number, goal: number],
  slow: readonly [theirs: number, goal: number],
): readonly Goal[] => [
  { what, line: 'none', unit: 'ms', theirs: none[0], goal: none[1] },
  { what, line: 'slow', unit: 'ms', theirs: slow[0], goal: slow[1] },
];

/** What the two are compared by. The ratio to HydraAdmin in the same run counts, not the times of a machine. */
export const goals: readonly Goal[] = [
  { what: 'JavaScript to the list, gzip', line: 'none', unit: 'KiB', theirs: 403, goal: 340, isAmount: true },
  ...times('25 rows painted, empty cache', [2540, 900], [10_600, 3300]),
  ...times('25 rows painted, warm cache', [2640, 550], [9200, 1700]),
  ...times('relations shown, empty cache', [3790, 1000], [13_200, 3600]),
  ...times('main thread busy until settled, empty cache', [3500, 900], [12_300, 3000]),
  ...times('page 2 painted', [1770, 300], [7400, 1200]),
  ...times('from 25 to 100 rows', [4600, 450], [22_000, 2000]),
  { what: 'API bytes of the list', line: 'none', unit: 'KiB', theirs: 349, goal: 20, isAmount: true },
  ...times('click on Créer to the form of a new person, 1st', [600, 210], [2540, 900]),
  ...times('click on Créer to the form of a new person, 2nd', [456, 110], [2050, 450]),
  ...times('keystroke to paint in that form, median', [9.9, 7.5], [36, 27]),
  ...times('keystroke to paint in that form, 95th percentile', [14.4, 11], [45, 34]),
  {
    what: 'heap kept per round trip from list to form',
    line: 'none',
    unit: 'KiB',
    theirs: 28,
    goal: 3,
    isAmount: true,
  },
];
