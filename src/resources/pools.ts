import type { Pool } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const pools = {
  name: 'pools',
  texts: {
    name: 'Poule |||| Poules',
    create: 'Nouvelle poule',
  },
  right: { module: 'contests', action: 'contests.teams' },
  list: {
    columns: ['name', 'group', 'size', 'kind', 'state'],
    sort: ['name'],
    filters: ['name', 'group', 'kind', 'state'],
    scope: ['poolOpponents.opponent.team.clubs'],
  },
} as const satisfies Resource<Pool>;
