import type { AccountantFunction } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const accountantFunctions = {
  name: 'accountant-functions',
  texts: {
    name: 'Fonction |||| Fonctions',
    create: 'Nouvelle fonction',
  },
  list: {
    columns: ['order', 'code', 'name', 'scope', 'mandatory', 'unique', 'licenceRequired'],
    sort: ['order'],
    filters: ['name', 'scope', 'mandatory'],
  },
} as const satisfies Resource<AccountantFunction>;
