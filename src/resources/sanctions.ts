import type { Sanction } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Sanction>({
  list: {
    columns: ['person', 'type', 'organization', 'startDate', 'endDate', 'numberOfMatches', 'status'],
    filters: ['person.familyName', 'type', 'status'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  fields: { fine: { as: 'currency' } },
});
