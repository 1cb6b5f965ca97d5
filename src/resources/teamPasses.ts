import type { TeamPass } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const teamPasses = defineResource<TeamPass>({
  list: {
    columns: ['contest', 'division', 'phase', 'team', 'origin', 'status'],
    filters: ['contest', 'phase', 'status', 'season'],
    scope: 'club',
    seasonal: true,
  },
});
