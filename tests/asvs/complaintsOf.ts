import type { Row } from './Row.ts';

/**
 * Complaints about the rows, a sentence each: numbers that come twice, answers without words, a yes that nothing shows,
 * places that are gone.
 */
export const complaintsOf = (
  rows: readonly Row[],
  read: (path: string) => string | undefined,
): readonly string[] => [
  ...rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) !== index)
    .map(({ id }) => `${id} comes twice`),
  ...rows.flatMap((row) => complaintsOfRow(row, read).map((complaint) => `${row.id} ${complaint}`)),
];

const complaintsOfRow = (row: Row, read: (path: string) => string | undefined): readonly string[] => {
  if ('shown' in row) {
    if (row.shown.length === 0) return ['says yes and shows nothing'];
    return [
      ...(row.shown.some(isShowing) ? [] : ['names neither a test nor the words of a page']),
      ...row.shown.flatMap((place) => complaintsOfPlace(place, read)),
    ];
  }
  const answer = 'missing' in row ? row.missing : row.reason;
  if (answer.trim() === '') return ['has no answer'];
  return (answer.match(PATH) ?? []).flatMap((path) => complaintsOfPlace(path, read));
};

/** A source says what is done, not whether it is: a test by its title goes red, and so do words that leave a page. */
const isShowing = (place: string): boolean => /^tests\/.* › |^[^›]*\.md › /.test(place);

/** `sandbox/auth/passwords.ts`, `docs/deploy/raquette@.service` */
const PATH = /\b(?:src|sandbox|docs|tests)\/[\w./@-]+\.\w+/g;

/** Complaint about `file › title`, in words; empty where both are there. */
export const complaintsOfPlace = (
  place: string,
  read: (path: string) => string | undefined,
): readonly string[] => {
  const [path = '', title] = place.split(' › ');
  const text = read(path);
  if (text === undefined) return [`names ${path}, which is not there`];
  return title === undefined || text.includes(title) ? [] : [`names no test of ${path}: ${title}`];
};
