import type { ClubSportHall } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const sporthalls = {
  name: 'sporthalls',
  texts: {
    name: 'Salle |||| Salles',
    create: 'Nouvelle salle',
  },
  entity: 'club-sport-hall',
  recordRepresentation: ['sportHall.name'],
  right: { module: 'club', action: 'club.sporthalls' },
  list: {
    columns: [
      'sportHall.name',
      'sportHall.address',
      'sportHall.numberOfTables',
      'sportHall.homologationCategory',
      'sportHall.homologationLevel',
      'main',
    ],
    sort: ['sportHall.name'],
    filters: ['sportHall.name', 'main'],
    // Of the season in the bar; among filters it would read as if halls had one.
    scope: ['club', 'season'],
  },
} as const satisfies Resource<ClubSportHall>;
