import type { Sanction } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const sanctions = defineResource<Sanction>({
  list: {
    columns: ['person', 'type', 'organization', 'startDate', 'endDate', 'numberOfMatches', 'status'],
    filters: ['person.familyName', 'type', 'status'],
    scope: 'person.club',
    within: { persons: 'person' },
  },
  fields: { fine: { as: 'currency' } },
});
