import { readFileSync } from 'node:fs';

/** What a run has walked, out of Playwright's report. */
export interface Figures {
  /** Different ones; each was walked on every face. */
  readonly journeys: number;
  readonly comparisons: number;
  readonly passed: number;
  readonly failed: number;
  readonly faces: readonly FaceFigures[];
}

interface FaceFigures {
  readonly face: string;
  readonly passed: number;
  readonly failed: number;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly annotations: readonly { readonly type: string }[];
  }[];
}

/** Type of the note that a test leaves for each comparison it has made. */
export const COMPARISON = 'comparison';

export const readReport = (file: string): Figures => {
  const specs = specsOf(JSON.parse(readFileSync(file, 'utf8')) as Suite);
  const walked = specs
    .flatMap(({ tests }) => tests)
    .map(({ projectName, status, annotations }) => ({ face: projectName, status, annotations }))
    .filter(({ status }) => status !== 'skipped');
  const count = (those: typeof walked) => {
    const passed = those.filter(({ status }) => status === 'expected').length;
    return { passed, failed: those.length - passed };
  };
  return {
    ...count(walked),
    journeys: new Set(specs.map(({ title }) => title)).size,
    comparisons: walked.flatMap(({ annotations }) => annotations).filter(({ type }) => type === COMPARISON)
      .length,
    faces: [...new Set(walked.map(({ face }) => face))].map((name) => ({
      face: name,
      ...count(walked.filter(({ face }) => face === name)),
    })),
  };
};

const specsOf = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
