import type { Payment } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const payments = {
  name: 'payments',
  texts: {
    name: 'Paiement |||| Paiements',
    create: 'Payer en ligne',
  },
  recordRepresentation: ['reference'],
  overList: true,
  openedFrom: ['accountancy', 'subscriptions'],
  right: { module: 'accountancy', action: 'club.payments' },
  readOnly: true,
  list: {
    columns: ['date', 'reference', 'mode', 'amount', 'state'],
    sort: ['-date'],
    filters: ['date', 'mode', 'state'],
    scope: ['organization'],
  },
  head: { facts: ['organization', 'date', 'mode', 'amount'] },
  fields: { amount: { as: 'currency' } },
} as const satisfies Resource<Payment>;
