import type { Transaction } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Transaction>({
  readOnly: true,
  list: {
    columns: ['date', 'number', 'label', 'category', 'debit', 'credit', 'balance', 'state'],
    filters: ['date', 'category', 'state'],
    scope: ['organization'],
  },
  fields: {
    debit: { as: 'currency' },
    credit: { as: 'currency' },
    due: { as: 'currency' },
    balance: { as: 'currency' },
  },
});
