import type { Pool } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Pool>({
  list: {
    columns: ['name', 'group', 'size', 'kind', 'state'],
    filters: ['name', 'group', 'kind', 'state'],
    scope: ['poolOpponents.opponent.team.clubs'],
  },
});
