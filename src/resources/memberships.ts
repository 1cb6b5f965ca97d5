import type { ClubMembership } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ClubMembership>({
  list: {
    columns: ['person', 'type', 'startDate', 'endDate', 'licence', 'fee', 'paid'],
    filters: ['person.familyName', 'type', 'paid', 'season'],
    scope: ['club'],
    preset: ['season'],
    parentFields: { persons: ['person'] },
  },
  fields: { fee: { as: 'currency' } },
});
