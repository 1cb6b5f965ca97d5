import type { Citation } from './citations.ts';
import type { Row } from './readRows.ts';

/** Mismatches between the rows and the tests that name them, a sentence each. */
export const complaintsOf = (
  rows: ReadonlyMap<string, Row>,
  citations: readonly Citation[],
  exists: (path: string) => boolean,
): readonly string[] => [
  ...citations
    .filter(({ id }) => !rows.has(id))
    .map(({ id, file, title }) => `${id} is no requirement: ${file} names it in '${title}'`),
  ...[...rows].flatMap(([id, row]) =>
    complaintsOfRow(
      row,
      citations.filter((citation) => citation.id === id),
      exists,
    ).map((complaint) => `${id} ${complaint}`),
  ),
];

const complaintsOfRow = (
  { reason, differs, open }: Row,
  tests: readonly Citation[],
  exists: (path: string) => boolean,
): readonly string[] => {
  const shown = tests.find(({ kind }) => kind !== 'unit');
  const complaints: string[] = [];
  if (!shown && (reason ?? differs ?? open) === undefined)
    complaints.push(
      tests.length === 0
        ? 'has neither a test nor a reason'
        : 'is shown by unit tests alone and says no reason for that',
    );
  if (shown && reason !== undefined)
    complaints.push(`has a reason, and a test all the same: ${shown.file}, '${shown.title}'`);
  if (differs !== undefined && !placesIn(differs).some(exists))
    complaints.push('differs, and names no decision that is there');
  return complaints;
};

/** `src/data/DECISIONS.md` */
const placesIn = (text: string): readonly string[] => text.match(/\b(?:src|docs|tests)\/[\w./-]+\w/g) ?? [];
