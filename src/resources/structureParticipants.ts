import type { StructureParticipant } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const structureParticipants = {
  name: 'structure-participants',
  texts: {
    name: 'Participation pôle |||| Participations pôle',
    create: 'Nouvelle participation',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'season', 'structure', 'type', 'regime', 'startDate', 'endDate'],
    sort: ['-startDate'],
    filters: ['person.familyName', 'type', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
} as const satisfies Resource<StructureParticipant>;
