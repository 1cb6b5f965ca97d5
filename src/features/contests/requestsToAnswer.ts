import type { Todo } from '../defineFeature.ts';
import { dateAt, teamsAt } from '../todoLine.ts';

/** Change requests that the opponent waits for an answer to. */
export const requestsToAnswer: Todo = {
  name: 'requests',
  order: 1,
  resource: 'change-requests',
  filter: ({ club }) => ({ todo: 'requests', 'opponent.clubs': club }),
  select: ['deadline', 'sportMatch.homeOpponent.team.name', 'sportMatch.awayOpponent.team.name'],
  orderBy: 'deadline',
  toLine: (record) => ({ text: teamsAt(record, 'sportMatch.'), date: dateAt(record, 'deadline') }),
};
