import type { Verdict } from './runCell.ts';

/** What is wrong with one run, one line each; a fault of the network that struck nothing has proved nothing. */
export const toComplaints = (verdict: Verdict): readonly string[] => [
  ...verdict.lostEdits.map((text) => `lost edit: ${text}`),
  ...verdict.doubleWrites.map((text) => `double write: ${text}`),
  ...verdict.falseSuccesses.map((text) => `false success: ${text}`),
  ...verdict.whiteScreens.map((text) => `white screen: ${text}`),
  ...verdict.broken.map((text) => `not carried through: ${text}`),
  ...(verdict.struck === 0 ? ['the fault struck no call'] : []),
];

/** `84 faults x 4 operations, 336 cells: 0 lost edits, 0 double writes, 0 false successes, 0 white screens` */
export const toFigures = (verdicts: readonly Verdict[]): string => {
  const distinct = (key: 'fault' | 'operation'): number =>
    new Set(verdicts.map((verdict) => verdict[key])).size;
  const sum = (key: 'lostEdits' | 'doubleWrites' | 'falseSuccesses' | 'whiteScreens'): number =>
    verdicts.filter((verdict) => verdict[key].length > 0).length;
  const unproved = verdicts.filter(({ broken, struck }) => broken.length > 0 || struck === 0).length;
  return [
    `${distinct('fault')} faults x ${distinct('operation')} operations, ${verdicts.length} cells: ${sum('lostEdits')} lost edits`,
    `${sum('doubleWrites')} double writes`,
    `${sum('falseSuccesses')} false successes`,
    `${sum('whiteScreens')} white screens`,
    ...(unproved > 0 ? [`${unproved} not carried through`] : []),
  ].join(', ');
};
