import type { Payment } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Payment>({
  readOnly: true,
  list: {
    columns: ['date', 'reference', 'mode', 'amount', 'state'],
    filters: ['date', 'mode', 'state'],
    scope: ['organization'],
  },
  fields: { amount: { as: 'currency' } },
});
