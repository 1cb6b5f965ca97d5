import { lazyAction } from '../../views/page/lazyPage.tsx';
import { defineFeature, type Todo } from '../defineFeature.ts';
import { dayAt, dueAt, teamsAt, textAt } from '../todoLine.ts';

/** Change requests that the opponent waits for an answer to. */
const requestsToAnswer: Todo = {
  name: 'requests',
  order: 1,
  resource: 'change-requests',
  filter: ({ club }) => ({ todo: 'requests', 'opponent.clubs': club }),
  select: ['deadline', 'sportMatch.homeOpponent.team.name', 'sportMatch.awayOpponent.team.name'],
  orderBy: 'deadline',
  toLine: (record) => ({ text: teamsAt(record, 'sportMatch.'), ...dueAt(record, 'deadline') }),
};

/** Engagements of clubs that the organization above them decides on. */
const engagementsToDecide: Todo = {
  name: 'engagements',
  order: 2,
  above: true,
  resource: 'contest-engagements',
  filter: () => ({ todo: 'decisions' }),
  scope: 'club',
  select: ['club.name', 'submitDate'],
  orderBy: 'submitDate',
  toLine: (record) => ({ text: textAt(record, 'club.name'), date: dayAt(record, 'submitDate') }),
};

/** Teams and players in contests: engagements, requests, passes. */
export const contests = defineFeature({
  name: 'contests',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'change-requests', group: 'contests', resource: 'change-requests' },
    { path: 'teams', group: 'contests', resource: 'teams' },
    { path: 'contest-engagements', group: 'contests', resource: 'contest-engagements' },
    { path: 'division-preregistrations', group: 'contests', resource: 'division-preregistrations' },
    { path: 'tour-registrations', group: 'contests', resource: 'tour-registrations' },
    { path: 'tournament-requests', group: 'contests', resource: 'tournament-requests' },
    { path: 'team-passes', group: 'contests', resource: 'team-passes' },
  ],
  views: {
    'tour-registrations': {
      create: async () => (await import('./TourRegistrationCreate.tsx')).TourRegistrationCreate,
    },
  },
  aboveRecords: {
    'tournament-requests': lazyAction(async () => (await import('./DrawsLink.tsx')).DrawsLink),
  },
  todos: [requestsToAnswer, engagementsToDecide],
});
