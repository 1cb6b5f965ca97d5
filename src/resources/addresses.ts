import type { Address } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Address>({
  list: {
    columns: ['streetAddress', 'postalCode', 'addressLocality', 'name', 'person', 'organization', 'main'],
    sort: ['addressLocality', 'streetAddress'],
    filters: ['addressLocality', 'postalCode'],
  },
});
