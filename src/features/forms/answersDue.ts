import type { Todo } from '../defineFeature.ts';
import { dayAt, textAt } from '../todoLine.ts';

export const answersDue: Todo = {
  name: 'answers',
  order: 6,
  resource: 'form-answers',
  filter: () => ({ todo: 'answers' }),
  scope: 'organization',
  select: ['template.title', 'template.closeDate'],
  orderBy: 'template.closeDate',
  toLine: (record) => ({
    text: textAt(record, 'template.title'),
    date: dayAt(record, 'template.closeDate'),
  }),
};
