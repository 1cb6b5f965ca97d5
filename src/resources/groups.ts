import type { Group } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const groups = {
  name: 'groups',
  texts: {
    name: 'Groupe |||| Groupes',
    create: 'Nouveau groupe',
  },
  right: { module: 'contests', action: 'contests.teams' },
  list: {
    columns: ['name', 'tour', 'order', 'size', 'letter', 'referee', 'sportHall'],
    sort: ['name'],
    filters: ['name', 'tour'],
    own: ['pools.teams.clubs', 'registrations.club'],
  },
} as const satisfies Resource<Group>;
