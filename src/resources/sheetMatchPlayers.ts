import type { SheetMatchPlayer } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const sheetMatchPlayers = {
  name: 'sheet-match-players',
  texts: {
    name: 'Joueur de feuille |||| Joueurs des feuilles',
    create: 'Nouveau joueur',
  },
  recordRepresentation: ['letter', 'player.person.familyName', 'player.person.givenName'],
  search: 'player.identifier',
  right: { module: 'contests', action: 'contests.results' },
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
} as const satisfies Resource<SheetMatchPlayer>;
