import type { Subscription } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const subscriptions = defineResource<Subscription>({
  list: {
    columns: ['type', 'quantity', 'startDate', 'endDate', 'amount', 'state'],
    filters: ['type', 'state', 'startDate'],
    scope: 'organization',
    within: { persons: 'person' },
  },
  fields: { amount: { as: 'currency' } },
});
