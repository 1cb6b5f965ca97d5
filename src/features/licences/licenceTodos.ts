import type { Todo } from '../defineFeature.ts';
import { dayAt, personAt, textAt } from '../todoLine.ts';

/** Code of the medical mention of a licence that says nothing about the health of its holder. */
const NO_MENTION = '-';

const renewal = {
  resource: 'licence-renewals',
  seasonal: true,
  scope: 'club',
  select: ['person.familyName', 'person.givenName', 'licence.season.name'],
  orderBy: 'person.familyName',
  toLine: (record) => ({ text: personAt(record, 'person.'), date: textAt(record, 'licence.season.name') }),
} as const satisfies Partial<Todo>;

/** Pre-registrations to examine, certificates and medical mentions that are missing, licences to renew. */
export const licenceTodos: readonly Todo[] = [
  {
    name: 'preRegistrations',
    order: 5,
    resource: 'pre-registration',
    filter: () => ({ todo: 'preRegistrations' }),
    scope: 'club',
    select: ['familyName', 'givenName', 'dateCreated'],
    orderBy: 'dateCreated',
    opens: 'pre-registration/:id/take-over',
    toLine: (record) => ({ text: personAt(record, ''), date: dayAt(record, 'dateCreated') }),
  },
  {
    name: 'certificates',
    order: 7,
    filter: ({ season }) => ({ season, todo: 'certificates' }),
    ...renewal,
  },
  {
    name: 'mentions',
    order: 8,
    resource: 'licences',
    seasonal: true,
    filter: ({ season }) => ({ season, 'medical.code': NO_MENTION }),
    scope: 'club',
    select: ['person.familyName', 'person.givenName', 'dateCreated'],
    orderBy: 'dateCreated',
    toLine: (record) => ({ text: personAt(record, 'person.'), date: dayAt(record, 'dateCreated') }),
  },
  {
    name: 'renewals',
    order: 9,
    filter: ({ season }) => ({ season, todo: 'renewals' }),
    ...renewal,
  },
];
