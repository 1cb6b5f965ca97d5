import type { Establishment } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Establishment>({
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
});
