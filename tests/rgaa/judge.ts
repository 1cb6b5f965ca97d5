import axe from 'axe-core';
import { checks } from './checks.ts';
import type { Criterion } from './Criterion.ts';

/** Of a page or of all: kept, not kept, nothing to judge. */
export type Verdict = 'C' | 'NC' | 'NA';

/** The criteria that apply, by page of the sample. */
export type Applying = Readonly<Record<string, readonly string[]>>;

/** One page counts as the others do: a criterion that is not kept anywhere is not kept. */
export const verdictOn = ({ id, fails }: Criterion, applying: readonly string[]): Verdict => {
  if (!applying.includes(id)) return 'NA';
  return fails ? 'NC' : 'C';
};

/** Evidence that a criterion is kept, a line each: checks of the sample, rules of axe, tests, and what was read. */
export const evidenceOf = ({ id, shown = [], read }: Criterion): readonly string[] => [
  ...Object.entries(checks)
    .filter(([, { criteria }]) => criteria.includes(id))
    .map(([name]) => `sample: ${name}`),
  ...rulesFor(id).map((rule) => `axe: ${rule}`),
  ...shown,
  ...(read === undefined ? [] : [`read: ${read}`]),
];

/** Rules of axe name the tests of a criterion: `RGAA-1.1.2` is of 1.1. */
const rulesFor = (id: string): readonly string[] =>
  axe
    .getRules(['RGAAv4'])
    .filter(({ tags }) => tags.some((tag) => tag.startsWith(`RGAA-${id}.`)))
    .map(({ ruleId }) => ruleId);
