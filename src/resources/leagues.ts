import type { League } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const leagues = {
  name: 'leagues',
  texts: { name: 'Ligue |||| Ligues', create: 'Nouvelle ligue' },
  numberField: 'identifier',
  right: { action: 'club.informations' },
  list: {
    columns: ['name', 'identifier', 'parent', 'mainEmail', 'mainPhone', 'mainAddress.addressLocality'],
    sort: ['name'],
    filters: ['name', 'identifier', 'parent'],
  },
} as const satisfies Resource<League>;
