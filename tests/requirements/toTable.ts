import type { Citation, Kind } from './citations.ts';
import type { Row } from './readRows.ts';

const HEAD = `# Requirements

Every requirement of the specification, and all tests that name it. Without a mark a test drives the running application;
'(wire)' marks one of the calls that it sends, '(unit)' one of a piece alone, '(stand-in)' one of the reference API, which
is no evidence for the application. A row without a test says why. This file is written by a test:
\`npx vitest run requirements -u\`. The rows are in \`tests/requirements\`; the tests are found by the ids at the end of their
titles.

<!-- prettier-ignore-start -->
`;

/** From the best evidence to none. */
const KINDS = {
  application: 'the running application',
  wire: 'the wire',
  unit: 'units alone',
  'stand-in': 'the stand-in alone',
} as const satisfies Record<Kind, string>;

/** The page that lists the rows with their tests and reasons. */
export const toTable = (rows: ReadonlyMap<string, Row>, citations: readonly Citation[]): string => {
  const kindsOf = new Map(
    [...rows.keys()].map((id) => [id, bestOf(citations.filter((one) => one.id === id))]),
  );
  const count = (wanted: Kind | undefined): number =>
    [...kindsOf.values()].filter((kind) => kind === wanted).length;
  const lines = [...rows].map(([id, row]) => {
    const tests = citations.filter((citation) => citation.id === id);
    const notes = [
      row.differs && `Differs: ${row.differs}`,
      row.open && `Open: ${row.open}`,
      row.reason,
    ].filter((note) => note !== undefined);
    const cells = [...tests.map(toLine), ...notes];
    return `| ${id} | ${toCell(row.text)} | ${[...new Set(cells.map(toCell))].join('<br>')} |`;
  });
  return [
    HEAD,
    '| shown by | rows |',
    '| --- | ---: |',
    ...KNOWN.map((kind) => `| ${KINDS[kind]} | ${count(kind)} |`),
    `| no test | ${count(undefined)} |`,
    '',
    '| row | requirement | shown by |',
    '| --- | --- | --- |',
    ...lines,
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
};

const KNOWN = Object.keys(KINDS) as Kind[];

const bestOf = (tests: readonly Citation[]): Kind | undefined =>
  KNOWN.find((kind) => tests.some((test) => test.kind === kind));

const toLine = ({ file, title, kind }: Citation): string =>
  `${kind === 'application' ? '' : `(${kind}) `}\`${file.replace('tests/', '')}\` ${title}`;

/** Titles may hold what would end a cell, or begin a tag. */
const toCell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');
