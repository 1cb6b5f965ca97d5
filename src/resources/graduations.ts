import type { Graduation } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const graduations = {
  name: 'graduations',
  texts: {
    name: 'Graduation |||| Graduations',
    create: 'Nouvelle graduation',
  },
  recordRepresentation: ['type.name'],
  search: 'person.familyName',
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'type', 'domain', 'date', 'number', 'validUntil', 'active'],
    sort: ['-date'],
    filters: ['person.familyName', 'type', 'domain', 'active'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  lists: { 'persons/:id/referees/grades': { filter: { domain: 'refereeing' } } },
} as const satisfies Resource<Graduation>;
