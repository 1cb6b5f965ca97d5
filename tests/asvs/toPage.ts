import type { Row } from './Row.ts';

const HEAD = `# OWASP ASVS 5.0, levels 1 and 2

What the standard requires of a web application, and how the application and its reference server answer. The numbers are
those of ASVS 5.0.0, the words ours. 'No' says what is missing. Behind a real API most of the rows are that server's.
This file is written by a test from \`tests/asvs/rows.ts\`: \`npx vitest run asvs -u\`; it is red where a row names a test or
a file that is gone, and where a yes names neither a test by its title nor the words of a page.

<!-- prettier-ignore-start -->
`;

/** The page that lists the rows by chapter with their answers. */
export const toPage = (chapters: Readonly<Record<string, readonly Row[]>>): string =>
  [
    HEAD,
    '| chapter | yes | no | not applicable |',
    '| --- | --- | --- | --- |',
    ...Object.entries(chapters).map(([name, rows]) => `| ${name} | ${countsOf(rows).join(' | ')} |`),
    `| all | ${countsOf(Object.values(chapters).flat()).join(' | ')} |`,
    '',
    ...Object.entries(chapters).flatMap(([name, rows]) => [
      `## ${name}`,
      '',
      '| number | level | requirement | answer | shown by, or why |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(toLine),
      '',
    ]),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');

const answerOf = (row: Row): 'yes' | 'no' | 'not applicable' => {
  if ('shown' in row) return 'yes';
  return 'missing' in row ? 'no' : 'not applicable';
};

const countsOf = (rows: readonly Row[]): readonly number[] =>
  (['yes', 'no', 'not applicable'] as const).map(
    (answer) => rows.filter((row) => answerOf(row) === answer).length,
  );

const toLine = (row: Row): string => {
  const why =
    'shown' in row
      ? row.shown.map(toPlace).join('<br>')
      : toCell('missing' in row ? row.missing : row.reason);
  return `| ${row.id} | ${row.level} | ${toCell(row.text)} | ${answerOf(row)} | ${why} |`;
};

const toPlace = (place: string): string => {
  const [path = '', title] = place.split(' › ');
  return title === undefined ? `\`${path}\`` : `\`${path}\` ${toCell(title)}`;
};

const toCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
