import type { LicenceContract } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<LicenceContract>({
  list: {
    columns: ['licence', 'type', 'startDate', 'endDate', 'status'],
    filters: ['type', 'status', 'startDate'],
    scope: ['club'],
    parentFields: { persons: ['licence.person'] },
  },
});
