import type { Citation } from './citations.ts';
import type { Row } from './readRows.ts';

const HEAD = `# Requirements

Every requirement of the specification, and the tests that show it in the running application or at the wire. '(unit)'
marks a test of a piece alone; such a row says why. This file is written by a test: \`npx vitest run requirements -u\`.
The rows are in \`tests/requirements\`; the tests are found by the ids at the end of their titles.

<!-- prettier-ignore-start -->
`;

/** The page that lists the rows with their tests and reasons. */
export const toTable = (rows: ReadonlyMap<string, Row>, citations: readonly Citation[]): string => {
  const lines = [...rows].map(([id, row]) => {
    const tests = citations.filter((citation) => citation.id === id);
    const running = tests.filter(({ isRunning }) => isRunning);
    const notes = [
      row.differs && `Differs: ${row.differs}`,
      row.open && `Open: ${row.open}`,
      row.reason,
    ].filter((note) => note !== undefined);
    const cells = [...(running.length > 0 ? running.map(toLine) : tests.map(toUnitLine)), ...notes];
    return `| ${id} | ${toCell(row.text)} | ${[...new Set(cells.map(toCell))].join('<br>')} |`;
  });
  return [
    HEAD,
    '| row | requirement | shown by |',
    '| --- | --- | --- |',
    ...lines,
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
};

const toLine = ({ file, title }: Citation): string => `\`${file.replace('tests/', '')}\` ${title}`;

const toUnitLine = (citation: Citation): string => `(unit) ${toLine(citation)}`;

/** Titles may hold what would end a cell, or begin a tag. */
const toCell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');
