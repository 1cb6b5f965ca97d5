import type { Member } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const members = {
  name: 'members',
  texts: {
    name: 'Membre d’instance |||| Membres d’instances',
    create: 'Nouveau membre',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.functions' },
  list: {
    columns: ['person', 'organization', 'body', 'function', 'startDate', 'endDate', 'voteRight'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'organization', 'body'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  fields: { function: { options: { whole: true } } },
} as const satisfies Resource<Member>;
