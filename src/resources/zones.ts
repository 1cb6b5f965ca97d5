import type { Zone } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const zones = {
  name: 'zones',
  texts: { name: 'Zone |||| Zones', create: 'Nouvelle zone' },
  numberField: 'identifier',
  right: { action: 'club.informations' },
  list: {
    columns: ['name', 'identifier', 'mainEmail', 'mainPhone', 'mainAddress.addressLocality'],
    sort: ['name'],
    filters: ['name', 'identifier'],
  },
} as const satisfies Resource<Zone>;
