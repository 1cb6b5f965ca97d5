import type { Game } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Game>({
  list: {
    columns: [
      'date',
      'contest',
      'homePlayer',
      'awayPlayer',
      'winner',
      'homeSets',
      'awaySets',
      'homePointsWon',
      'awayPointsWon',
    ],
    filters: ['date', 'contest', 'winner'],
    either: ['homePlayer.club', 'awayPlayer.club'],
    parentFields: {
      persons: [
        'homePlayer.person',
        'awayPlayer.person',
        'homeTeammatePlayer.person',
        'awayTeammatePlayer.person',
      ],
    },
  },
});
