import type { Tour } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const tours = {
  name: 'tours',
  texts: {
    name: 'Tour |||| Tours',
    create: 'Nouveau tour',
  },
  // Each division counts its own: several have a « Tour 1 ».
  disambiguation: ['division.name', 'date'],
  right: { module: 'contests', action: 'contests.teams' },
  list: {
    columns: ['name', 'number', 'division', 'date', 'sportHall', 'organizer', 'state'],
    sort: ['-date'],
    filters: ['name', 'division', 'date', 'state'],
    own: ['division.teams.clubs', 'registrations.club'],
  },
} as const satisfies Resource<Tour>;
