import type { Division } from '../generated/resources.ts';
import { withoutOrganizer } from '../lib/withoutOrganizer.ts';
import type { Resource } from './Resource.ts';

export const divisions = {
  name: 'divisions',
  texts: {
    name: 'Division |||| Divisions',
    create: 'Nouvelle division',
  },
  toLabel: withoutOrganizer,
  right: { module: 'contests', action: 'contests.teams' },
  list: {
    columns: ['name', 'label', 'contest', 'phase', 'level', 'order', 'day', 'time'],
    sort: ['name'],
    filters: ['name', 'contest', 'phase', 'level'],
    own: ['teams.clubs', 'tours.registrations.club'],
  },
  fields: { fee: { as: 'currency' } },
} as const satisfies Resource<Division>;
