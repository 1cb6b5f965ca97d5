import type { Prize } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const prizes = {
  name: 'prizes',
  texts: {
    name: 'Récompense |||| Récompenses',
    create: 'Nouvelle récompense',
  },
  recordRepresentation: ['type.name'],
  search: 'person.familyName',
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'type', 'rank', 'date', 'organization'],
    sort: ['-date'],
    filters: ['person.familyName', 'type', 'rank'],
    either: ['club', 'person.club'],
    parentFields: { persons: ['person'] },
  },
} as const satisfies Resource<Prize>;
