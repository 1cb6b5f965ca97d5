import type { HighLevelApplication } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const highLevelApplications = {
  name: 'high-level-applications',
  texts: {
    name: 'Demande haut niveau |||| Demandes haut niveau',
    create: 'Nouvelle demande',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'season', 'list', 'startDate', 'endDate', 'structure', 'status'],
    sort: ['-startDate'],
    filters: ['person.familyName', 'list', 'status', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
} as const satisfies Resource<HighLevelApplication>;
