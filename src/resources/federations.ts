import type { Federation } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const federations = {
  name: 'federations',
  texts: { name: 'Fédération |||| Fédérations', create: 'Nouvelle fédération' },
  numberField: 'identifier',
  right: { action: 'club.informations' },
  list: {
    columns: ['name', 'identifier', 'mainEmail', 'mainPhone', 'mainAddress.addressLocality'],
    sort: ['name'],
    filters: ['name', 'identifier'],
  },
} as const satisfies Resource<Federation>;
