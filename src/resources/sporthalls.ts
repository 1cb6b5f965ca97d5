import type { ClubSportHall } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ClubSportHall>({
  list: {
    columns: [
      'sportHall.name',
      'sportHall.address',
      'sportHall.numberOfTables',
      'sportHall.homologationCategory',
      'sportHall.homologationLevel',
      'main',
    ],
    filters: ['sportHall.name', 'main', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
});
