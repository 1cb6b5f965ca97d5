import type { Contest } from '../generated/resources.ts';
import { withoutOrganizer } from '../lib/withoutOrganizer.ts';
import type { Resource } from './Resource.ts';

export const contests = {
  name: 'contests',
  texts: {
    name: 'Épreuve |||| Épreuves',
    create: 'Nouvelle épreuve',
  },
  toLabel: withoutOrganizer,
  right: { module: 'contests', action: 'contests.teams' },
  list: {
    columns: ['name', 'kind', 'organization', 'gender', 'startDate', 'endDate', 'state'],
    sort: ['name'],
    filters: ['name', 'kind', 'state', 'season'],
    own: ['teams.clubs', 'divisions.tours.registrations.club'],
    preset: ['season'],
  },
  head: { facts: ['kind', 'organization', 'gender', 'startDate', 'endDate', 'engagementFee'] },
  fields: { engagementFee: { as: 'currency' } },
} as const satisfies Resource<Contest>;
