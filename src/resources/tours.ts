import type { Tour } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const tours = {
  name: 'tours',
  texts: {
    name: 'Tour |||| Tours',
    create: 'Nouveau tour',
  },
  right: { module: 'contests', action: 'contests.teams' },
  list: {
    columns: ['name', 'number', 'division', 'date', 'sportHall', 'organizer', 'state'],
    sort: ['-date'],
    filters: ['name', 'division', 'date', 'state'],
    own: ['division.teams.clubs', 'registrations.club'],
  },
} as const satisfies Resource<Tour>;
