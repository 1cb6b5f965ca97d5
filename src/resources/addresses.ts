import type { Address } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const addresses = defineResource<Address>({
  list: {
    columns: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry', 'main'],
    filters: ['addressLocality', 'postalCode'],
  },
});
