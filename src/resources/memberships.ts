import type { ClubMembership } from '../generated/resources.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Loading } from '../views/page/Loading.tsx';
import { PartFailure } from '../views/page/PartFailure.tsx';
import { defineResource } from './defineResource.ts';

const Affiliation = lazyPart(
  async () => (await import('../features/affiliation/AffiliationDesk.tsx')).AffiliationDesk,
  {
    Loader: Loading,
    Failure: PartFailure,
  },
);

export const memberships = defineResource<ClubMembership>({
  list: {
    columns: ['person', 'type', 'startDate', 'endDate', 'licence', 'fee', 'paid'],
    filters: ['person.familyName', 'type', 'paid', 'season'],
    scope: 'club',
    seasonal: true,
    within: { persons: 'person' },
  },
  lists: { affiliate: { above: Affiliation } },
  fields: { fee: { as: 'currency' } },
});
