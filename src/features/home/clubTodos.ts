import { formatDate, formatDay } from '../../lib/dates.ts';
import { meetingName } from '../../lib/meetingName.ts';
import { valueAt } from '../../lib/paths.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { Value } from '../../data/graphql/query.ts';

/**
 * Work that waits for the club: records of a resource under a filter, one line each. Which states wait for it the server
 * says: its field `todo` follows from them.
 */
export interface Todo {
  /** Key of the catalogue under which its texts stand. */
  readonly name: string;
  readonly resource: string;
  /** What the list shows under the link of the same number. */
  readonly filter: Readonly<Record<string, Value>>;
  /** The relation by which the list keeps to the club of the address. */
  readonly scope?: string;
  readonly select: readonly string[];
  readonly order: string;
  /** What leads to its record unless it is the sheet of the meeting. */
  readonly opens?: 'sheet';
  /** What a line says: whom it is about, and the day that counts, of the text `due`. */
  readonly toLine: (record: unknown) => { readonly text: string; readonly date: string };
}

interface Moment {
  /** IRI of the club. */
  readonly club: string;
  /** IRI of the season; its work is left out where it is not known. */
  readonly season: string | null;
  /** `yyyy-MM-dd` */
  readonly today: string | null;
}

/** All that may wait for a club, the most pressing first. */
export const clubTodos = ({ club, season, today }: Moment): readonly Todo[] => [
  {
    name: 'requests',
    resource: 'change-requests',
    filter: { todo: 'requests', 'opponent.clubs': club },
    select: ['deadline', 'sportMatch.homeOpponent.team.name', 'sportMatch.awayOpponent.team.name'],
    order: 'deadline',
    toLine: (record) => ({ text: toTeams(record, 'sportMatch.'), date: dayAt(record, 'deadline') }),
  },
  {
    name: 'sheets',
    resource: 'sport-matches',
    filter: { todo: 'sheets', 'homeOpponent.team.clubs': club, date: { strictly_before: today ?? '' } },
    ...sheet,
  },
  {
    name: 'confirmations',
    resource: 'sport-matches',
    filter: { todo: 'confirmations', 'awayOpponent.team.clubs': club },
    ...sheet,
  },
  {
    name: 'invoices',
    resource: 'accountancy',
    filter: { todo: 'invoices' },
    scope: 'organization',
    select: ['label', 'dueDate'],
    order: 'dueDate',
    toLine: (record) => ({ text: textAt(record, 'label'), date: dayAt(record, 'dueDate') }),
  },
  {
    name: 'preRegistrations',
    resource: 'pre-registration',
    filter: { todo: 'preRegistrations' },
    scope: 'club',
    select: ['familyName', 'givenName', 'dateCreated'],
    order: 'dateCreated',
    toLine: (record) => ({ text: toName(record), date: momentAt(record, 'dateCreated') }),
  },
  {
    name: 'answers',
    resource: 'form-answers',
    filter: { todo: 'answers' },
    scope: 'organization',
    select: ['template.title', 'template.closeDate'],
    order: 'template.closeDate',
    toLine: (record) => ({
      text: textAt(record, 'template.title'),
      date: momentAt(record, 'template.closeDate'),
    }),
  },
  ...(season === null ? [] : seasonTodos(season)),
];

const seasonTodos = (season: string): readonly Todo[] => [
  {
    name: 'certificates',
    resource: 'licence-renewals',
    filter: { season, todo: 'certificates' },
    ...renewal,
  },
  {
    name: 'mentions',
    resource: 'licences',
    filter: { season, 'medical.code': NO_MENTION },
    scope: 'club',
    select: ['person.familyName', 'person.givenName', 'dateCreated'],
    order: 'dateCreated',
    toLine: (record) => ({ text: toName(valueAt(record, 'person')), date: momentAt(record, 'dateCreated') }),
  },
  {
    name: 'renewals',
    resource: 'licence-renewals',
    filter: { season, todo: 'renewals' },
    ...renewal,
  },
];

/** Of a licence that says nothing about the health of its holder. */
const NO_MENTION = '-';

const textAt = (record: unknown, path: string): string => {
  const value = valueAt(record, path);
  return typeof value === 'string' && value !== '' ? value : PLACEHOLDER;
};

const dayAt = (record: unknown, path: string): string => formatDate(valueAt(record, path)) ?? PLACEHOLDER;

const momentAt = (record: unknown, path: string): string => formatDay(valueAt(record, path)) ?? PLACEHOLDER;

const toTeams = (record: unknown, at: string): string =>
  meetingName(textAt(record, `${at}homeOpponent.team.name`), textAt(record, `${at}awayOpponent.team.name`));

const toName = (person: unknown): string =>
  [textAt(person, 'familyName'), textAt(person, 'givenName')].join(' ');

const sheet = {
  select: ['date', 'homeOpponent.team.name', 'awayOpponent.team.name'],
  order: 'date',
  opens: 'sheet',
  toLine: (record) => ({ text: toTeams(record, ''), date: dayAt(record, 'date') }),
} as const satisfies Partial<Todo>;

const renewal = {
  scope: 'club',
  select: ['person.familyName', 'person.givenName', 'licence.season.name'],
  order: 'person.familyName',
  toLine: (record) => ({
    text: toName(valueAt(record, 'person')),
    date: textAt(record, 'licence.season.name'),
  }),
} as const satisfies Partial<Todo>;
