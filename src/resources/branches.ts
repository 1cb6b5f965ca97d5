import type { Branch } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Branch>({
  list: {
    columns: ['code', 'name', 'parent', 'active'],
    filters: ['name', 'active'],
  },
});
