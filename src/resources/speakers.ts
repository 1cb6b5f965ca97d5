import type { Speaker } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const speakers = {
  name: 'speakers',
  texts: {
    name: 'Intervenant |||| Intervenants',
    create: 'Nouvel intervenant',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'internship', 'role', 'hours', 'subject'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'internship', 'role'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  fields: { fee: { as: 'currency' } },
} as const satisfies Resource<Speaker>;
