import type { Subscription } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Subscription>({
  list: {
    columns: ['type', 'quantity', 'startDate', 'endDate', 'amount', 'state'],
    filters: ['type', 'state', 'startDate'],
    scope: ['organization'],
    parentFields: { persons: ['person'] },
  },
  fields: { amount: { as: 'currency' } },
});
