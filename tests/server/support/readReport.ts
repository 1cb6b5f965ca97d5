import { readFileSync } from 'node:fs';

/** What a run has walked, out of Playwright's report. */
interface Figures {
  /** Different ones; each was walked on every face. */
  readonly journeys: number;
  readonly comparisons: number;
  readonly passed: number;
  readonly failed: number;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly annotations: readonly { readonly type: string }[] }[];
}

interface Report extends Suite {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Type of the note that a test leaves for each comparison it has made. */
export const COMPARISON = 'comparison';

export const readReport = (file: string): Figures => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const specs = specsOf(report);
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return {
    journeys: new Set(specs.map(({ title }) => title)).size,
    comparisons: notes.filter(({ type }) => type === COMPARISON).length,
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
  };
};

const specsOf = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
