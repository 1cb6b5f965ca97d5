import type { TeamPass } from '../generated/resources.ts';
import { withoutOrganizer } from '../lib/withoutOrganizer.ts';
import type { Resource } from './Resource.ts';

export const teamPasses = {
  name: 'team-passes',
  texts: {
    name: 'Pass équipe |||| Pass équipes',
  },
  recordRepresentation: ['division.name', 'team.name'],
  toLabel: withoutOrganizer,
  right: { module: 'contests', action: 'contests.teamPasses' },
  list: {
    columns: ['contest', 'division', 'phase', 'team', 'origin', 'status'],
    filters: ['contest', 'phase', 'status', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
} as const satisfies Resource<TeamPass>;
