import type { Sanction } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const sanctions = {
  name: 'sanctions',
  texts: {
    name: 'Sanction |||| Sanctions',
  },
  recordRepresentation: ['type.name'],
  search: 'person.familyName',
  right: { module: 'persons', action: 'persons.sanctions' },
  list: {
    columns: ['person', 'type', 'organization', 'startDate', 'endDate', 'numberOfMatches', 'status'],
    sort: ['-startDate'],
    filters: ['person.familyName', 'type', 'status'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  head: { facts: ['person', 'type', 'startDate', 'endDate', 'numberOfMatches'] },
  fields: { fine: { as: 'currency' } },
} as const satisfies Resource<Sanction>;
