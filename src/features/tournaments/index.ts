import { defineFeature, type Todo } from '../defineFeature.ts';
import { dateAt, textAt } from '../todoLine.ts';

/** Requests for a tournament that the organization of their level decides on. */
const requestsToDecide: Todo = {
  name: 'tournaments',
  order: 4,
  above: true,
  resource: 'tournament-requests',
  filter: ({ level }) => ({ todo: 'decisions', competentLevel: level }),
  scope: 'club',
  select: ['name', 'startDate'],
  orderBy: 'startDate',
  toLine: (record) => ({ text: textAt(record, 'name'), date: dateAt(record, 'startDate') }),
};

/** The request for a tournament, step by step; its pages are among those of the contests. */
export const tournaments = defineFeature({
  name: 'tournaments',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [],
  views: {
    'tournament-requests': {
      create: async () => (await import('./TournamentCreate.tsx')).TournamentCreate,
    },
  },
  todos: [requestsToDecide],
});
