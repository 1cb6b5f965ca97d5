import type { ClubMembership } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const memberships = {
  name: 'memberships',
  texts: { name: 'Adhésion |||| Adhésions', create: 'Nouvelle adhésion' },
  entity: 'club-membership',
  right: { module: 'persons', action: 'persons.details' },
  list: {
    columns: ['person', 'type', 'startDate', 'endDate', 'licence', 'fee', 'paid'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'type', 'paid', 'season'],
    scope: ['club'],
    preset: ['season'],
    parentFields: { persons: ['person'] },
  },
  fields: { fee: { as: 'currency' } },
} as const satisfies Resource<ClubMembership>;
