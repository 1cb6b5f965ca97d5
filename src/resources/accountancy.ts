import type { Transaction } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const accountancy = {
  name: 'accountancy',
  texts: {
    name: 'Comptabilité |||| Comptabilité',
  },
  entity: 'transaction',
  listed: 'read',
  recordRepresentation: ['label', 'number'],
  right: { module: 'accountancy', action: 'club.accountancy' },
  readOnly: true,
  list: {
    columns: ['date', 'number', 'label', 'category', 'debit', 'credit', 'balance', 'state'],
    sort: ['-date'],
    filters: ['date', 'category', 'state'],
    scope: ['organization'],
  },
  head: { facts: ['date', 'category', 'debit', 'credit', 'balance'], card: ['date', 'debit', 'credit'] },
  fields: {
    debit: { as: 'currency' },
    credit: { as: 'currency' },
    due: { as: 'currency' },
    balance: { as: 'currency' },
  },
} as const satisfies Resource<Transaction>;
