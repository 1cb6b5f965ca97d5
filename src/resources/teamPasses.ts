import type { TeamPass } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<TeamPass>({
  list: {
    columns: ['contest', 'division', 'phase', 'team', 'origin', 'status'],
    filters: ['contest', 'phase', 'status', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
});
