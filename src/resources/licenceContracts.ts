import type { LicenceContract } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const licenceContracts = defineResource<LicenceContract>({
  list: {
    columns: ['licence', 'type', 'startDate', 'endDate', 'status'],
    filters: ['type', 'status', 'startDate'],
    scope: 'club',
    within: { persons: 'licence.person' },
  },
});
