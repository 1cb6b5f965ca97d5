import type { Tour } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Tour>({
  list: {
    columns: ['name', 'number', 'division', 'date', 'sportHall', 'organizer', 'state'],
    filters: ['name', 'division', 'date', 'state'],
    own: ['division.teams.clubs', 'registrations.club'],
  },
});
