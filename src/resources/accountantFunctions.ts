import type { AccountantFunction } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<AccountantFunction>({
  list: {
    columns: ['order', 'code', 'name', 'scope', 'mandatory', 'unique', 'licenceRequired'],
    filters: ['name', 'scope', 'mandatory'],
  },
});
