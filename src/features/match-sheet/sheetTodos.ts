import type { Todo } from '../defineFeature.ts';
import { dateAt, teamsAt } from '../todoLine.ts';

const sheet = {
  resource: 'sport-matches',
  select: ['date', 'homeOpponent.team.name', 'awayOpponent.team.name'],
  orderBy: 'date',
  opens: 'sport-matches/:id/sheet',
  toLine: (record) => ({ text: teamsAt(record, ''), date: dateAt(record, 'date') }),
} as const satisfies Partial<Todo>;

/** Sheets of past meetings to fill in at home, and those to confirm away. */
export const sheetTodos: readonly Todo[] = [
  {
    name: 'sheets',
    order: 2,
    filter: ({ club, today }) => ({
      todo: 'sheets',
      'homeOpponent.team.clubs': club,
      date: { strictly_before: today ?? '' },
    }),
    ...sheet,
  },
  {
    name: 'confirmations',
    order: 3,
    filter: ({ club }) => ({ todo: 'confirmations', 'awayOpponent.team.clubs': club }),
    ...sheet,
  },
];
