import type { ClubMembership } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const memberships = defineResource<ClubMembership>({
  list: {
    columns: ['person', 'type', 'startDate', 'endDate', 'licence', 'fee', 'paid'],
    filters: ['person.familyName', 'type', 'paid', 'season'],
    scope: 'club',
    seasonal: true,
    within: { persons: 'person' },
  },
  fields: { fee: { as: 'currency' } },
});
