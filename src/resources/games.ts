import type { Game } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const games = defineResource<Game>({
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
    scope: ['homePlayer.club', 'awayPlayer.club'],
    within: {
      persons: [
        'homePlayer.person',
        'awayPlayer.person',
        'homeTeammatePlayer.person',
        'awayTeammatePlayer.person',
      ],
    },
  },
});
