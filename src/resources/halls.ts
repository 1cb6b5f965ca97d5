import type { SportHall } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const halls = {
  name: 'halls',
  texts: {
    name: 'Équipement sportif |||| Équipements sportifs',
    create: 'Nouvel équipement sportif',
    sections: { hall: 'Salle', equipment: 'Équipement', homologation: 'Homologation' },
  },
  entity: 'sport-hall',
  // Towns name their halls alike.
  disambiguation: ['address.addressLocality'],
  right: { module: 'club', action: 'club.sporthalls' },
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
} as const satisfies Resource<SportHall>;
