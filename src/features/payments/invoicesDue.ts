import type { Todo } from '../defineFeature.ts';
import { dateAt, textAt } from '../todoLine.ts';

export const invoicesDue: Todo = {
  name: 'invoices',
  order: 4,
  resource: 'accountancy',
  filter: () => ({ todo: 'invoices' }),
  scope: 'organization',
  select: ['label', 'dueDate'],
  orderBy: 'dueDate',
  toLine: (record) => ({ text: textAt(record, 'label'), date: dateAt(record, 'dueDate') }),
};
