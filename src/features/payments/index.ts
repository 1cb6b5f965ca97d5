import { lazyAction } from '../../views/page/lazyPage.tsx';
import { lazyTile } from '../lazyTile.tsx';
import { defineFeature, type Todo } from '../defineFeature.ts';
import { dueAt, textAt } from '../todoLine.ts';

const invoicesDue: Todo = {
  name: 'invoices',
  order: 4,
  resource: 'accountancy',
  filter: () => ({ todo: 'invoices' }),
  scope: 'organization',
  select: ['label', 'dueDate'],
  orderBy: 'dueDate',
  toLine: (record) => ({ text: textAt(record, 'label'), ...dueAt(record, 'dueDate') }),
};

/** Accountancy of the club: entries, due amounts, payments. */
export const payments = defineFeature({
  name: 'payments',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'accountancy', group: 'money', resource: 'accountancy' },
    { path: 'payments', group: 'money', resource: 'payments', after: 'accountancy' },
  ],
  views: {
    accountancy: { list: async () => (await import('./PayableList.tsx')).PayableList },
    subscriptions: { list: async () => (await import('./PayableList.tsx')).PayableList },
    payments: {
      create: async () => (await import('./CheckoutPage.tsx')).CheckoutPage,
      show: async () => (await import('./PaymentShow.tsx')).PaymentShow,
      edit: async () => (await import('./PaymentShow.tsx')).PaymentShow,
    },
  },
  aboveRecords: { accountancy: lazyAction(async () => (await import('./PayEntry.tsx')).PayEntry) },
  slots: { 'home.tiles': lazyTile(async () => (await import('./BalanceTile.tsx')).BalanceTile) },
  todos: [invoicesDue],
});
