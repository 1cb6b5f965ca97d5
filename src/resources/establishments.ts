import type { Establishment } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const establishments = {
  name: 'establishments',
  texts: {
    name: 'Établissement |||| Établissements',
    create: 'Nouvel établissement',
    sections: { identity: 'Identité', contact: 'Coordonnées' },
  },
  right: { module: 'club', action: 'club.establishments' },
  list: {
    columns: ['name', 'siret', 'address.addressLocality', 'main', 'kind'],
    sort: ['name'],
    filters: ['name', 'siret', 'kind'],
    scope: ['organization'],
  },
  head: { facts: ['kind', 'siret', 'openingDate'], contacts: ['phone', 'email'] },
  form: {
    sections: {
      identity: ['name', 'kind', 'siret', 'ape', 'main', 'openingDate', 'closingDate'],
      contact: ['address', 'phone', 'email'],
    },
  },
} as const satisfies Resource<Establishment>;
