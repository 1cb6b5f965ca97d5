import type { Subscription } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const subscriptions = {
  name: 'subscriptions',
  texts: {
    name: 'Abonnement |||| Abonnements',
    create: 'Nouvel abonnement',
  },
  recordRepresentation: ['type.name'],
  search: 'email',
  right: { module: 'club', action: 'club.subscriptions' },
  list: {
    columns: ['type', 'quantity', 'startDate', 'endDate', 'amount', 'state'],
    sort: ['-startDate'],
    filters: ['type', 'state', 'startDate'],
    scope: ['organization'],
    parentFields: { persons: ['person'] },
  },
  fields: { amount: { as: 'currency' } },
} as const satisfies Resource<Subscription>;
