import type { ClubHistory } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const clubHistories = {
  name: 'club-histories',
  texts: {
    name: 'Historique des clubs |||| Historique des clubs',
  },
  recordRepresentation: ['club.name', 'season.name'],
  search: 'person.familyName',
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'season', 'club', 'startDate', 'endDate', 'reason', 'licenceType', 'points'],
    sort: ['-startDate'],
    filters: ['person.familyName', 'reason', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
} as const satisfies Resource<ClubHistory>;
