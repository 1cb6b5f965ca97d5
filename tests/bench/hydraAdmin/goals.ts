/** Lines that are compared: none but the 40 ms of every answer, or a slow phone's. */
export type Line = 'none' | 'slow';

export type Unit = 'ms' | 'KiB' | 'answers';

export interface Goal {
  readonly what: string;
  readonly line: Line;
  readonly unit: Unit;
  /** Of what HydraAdmin takes in the same run; or an amount that depends on no machine. */
  readonly ratio?: number;
  readonly amount?: number;
}

const times = (what: string, none: number, slow: number): readonly Goal[] => [
  { what, line: 'none', unit: 'ms', ratio: none },
  { what, line: 'slow', unit: 'ms', ratio: slow },
];

/** An API without a cache: what is drawn before any request gains most. */
const FAR_MS = 300;

/** What the two are compared by, where every answer of the API takes so long. */
export const goalsAt = (answerMs: number): readonly Goal[] => {
  const isFar = answerMs >= FAR_MS;
  return [
    { what: 'JavaScript to the list, gzip', line: 'none', unit: 'KiB', ratio: 0.95 },
    ...times('25 rows painted, empty cache', 0.6, 0.35),
    ...times('25 rows painted, warm cache', isFar ? 0.15 : 0.4, isFar ? 0.15 : 0.35),
    ...times('relations shown, empty cache', 0.26, 0.27),
    ...times('relations shown, warm cache', isFar ? 0.1 : 0.26, isFar ? 0.1 : 0.27),
    ...times('back from a record to its list', 0.2, 0.2),
    ...times('main thread busy until settled, empty cache', 0.26, 0.24),
    ...times('page 2 painted', 0.17, 0.16),
    ...times('from 25 to 100 rows', 0.1, 0.09),
    { what: 'API answers of the list', line: 'none', unit: 'answers', ratio: 1 },
    { what: 'API bytes of the list', line: 'none', unit: 'KiB', amount: 20 },
    ...times('click on Créer to the form of a new person, 1st', 0.5, 0.5),
    ...times('click on Créer to the form of a new person, 2nd', 0.5, 0.5),
    ...times('keystroke to paint in that form, median', 0.75, 0.75),
    ...times('keystroke to paint in that form, 95th percentile', 0.75, 0.75),
    { what: 'heap kept per round trip from list to form', line: 'none', unit: 'KiB', amount: 3 },
  ];
};
