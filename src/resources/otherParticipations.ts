import type { OtherParticipation } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const otherParticipations = {
  name: 'other-participations',
  texts: {
    name: 'Participation individuelle |||| Participations individuelles',
    create: 'Nouvelle participation',
  },
  recordRepresentation: ['contestName'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'season', 'contestName', 'type', 'startDate', 'place', 'result'],
    sort: ['-startDate'],
    filters: ['person.familyName', 'type', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
} as const satisfies Resource<OtherParticipation>;
