import type { SheetMatchPlayer } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<SheetMatchPlayer>({
  list: {
    columns: ['sportMatch', 'side', 'letter', 'player.person', 'points', 'captain'],
    filters: ['side', 'letter'],
    scope: ['player.club'],
    parentFields: { persons: ['player.person'] },
  },
  lists: {
    'persons/:id/participations/team': {
      columns: ['sportMatch.date', 'sportMatch', 'side', 'letter', 'points', 'captain'],
    },
  },
});
