import type { ClubEventType } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const clubEventTypes = {
  name: 'club-event-types',
  texts: {
    name: 'Type d’événement |||| Types d’événement',
    create: 'Nouveau type d’événement',
  },
  list: {
    columns: ['name', 'code', 'passAllowed', 'eventLicence', 'maxParticipants', 'active'],
    sort: ['name'],
    filters: ['name', 'active'],
  },
} as const satisfies Resource<ClubEventType>;
