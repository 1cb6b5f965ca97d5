import type { SportHall } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<SportHall>({
  list: {
    columns: [
      'name',
      'address.addressLocality',
      'numberOfTables',
      'homologationCategory',
      'homologationLevel',
    ],
    sort: ['name'],
    filters: ['name', 'homologationLevel', 'numberOfTables'],
  },
  head: {
    picture: 'photo',
    facts: ['address.addressLocality', 'numberOfTables', 'homologationLevel', 'homologationEndDate'],
  },
  form: {
    sections: {
      hall: ['name', 'address', 'owner', 'accessibility', 'photo', 'plan', 'comment'],
      equipment: [
        'numberOfTables',
        'playingAreas',
        'specific',
        'height',
        'length',
        'width',
        'lighting',
        'floor',
        'changingRooms',
        'seats',
      ],
      homologation: ['homologationCategory', 'homologationLevel', 'homologationDate', 'homologationEndDate'],
    },
  },
});
