import type { Group } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Group>({
  list: {
    columns: ['name', 'tour', 'order', 'size', 'letter', 'referee', 'sportHall'],
    filters: ['name', 'tour'],
    own: ['pools.teams.clubs', 'registrations.club'],
  },
});
