import type { Game } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const games = {
  name: 'games',
  texts: {
    name: 'Partie |||| Parties',
    create: 'Nouvelle partie',
  },
  recordRepresentation: ['label'],
  right: { module: 'contests', action: 'contests.results' },
  list: {
    columns: [
      'date',
      'contest',
      'homePlayer',
      'awayPlayer',
      'winner',
      'forfeit',
      'homeSets',
      'awaySets',
      'homePointsWon',
      'awayPointsWon',
    ],
    sort: ['-date'],
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
  head: { facts: ['date', 'contest', 'homePlayer', 'awayPlayer', 'winner', 'forfeit'] },
} as const satisfies Resource<Game>;
