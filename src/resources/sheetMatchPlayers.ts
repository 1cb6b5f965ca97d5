import type { SheetMatchPlayer } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const sheetMatchPlayers = defineResource<SheetMatchPlayer>({
  list: {
    columns: ['sportMatch', 'side', 'letter', 'player', 'points', 'captain'],
    filters: ['side', 'letter'],
    scope: 'player.club',
    within: { persons: 'player.person' },
  },
  lists: {
    'persons/:id/participations/team': {
      columns: ['sportMatch.date', 'sportMatch', 'side', 'letter', 'points', 'captain'],
    },
  },
});
