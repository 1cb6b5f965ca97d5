import type { Address } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const addresses = {
  name: 'addresses',
  texts: { name: 'Adresse |||| Adresses', create: 'Nouvelle adresse' },
  recordRepresentation: ['streetAddress', 'addressLocality'],
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['streetAddress', 'postalCode', 'addressLocality', 'name', 'person', 'organization', 'main'],
    sort: ['addressLocality', 'streetAddress'],
    filters: ['addressLocality', 'postalCode'],
  },
  form: { starts: ['organization'] },
} as const satisfies Resource<Address>;
