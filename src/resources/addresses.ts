import type { Address } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const addresses = defineResource<Address>({
  list: {
    columns: ['streetAddress', 'postalCode', 'addressLocality', 'name', 'person', 'organization', 'main'],
    filters: ['addressLocality', 'postalCode'],
  },
});
