import { lazyAction } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';
import { requestsToAnswer } from './requestsToAnswer.ts';

/** Teams and players in contests: engagements, requests, passes. */
export const contests = defineFeature({
  name: 'contests',
  pages: [
    { path: 'change-requests', group: 'contests', resource: 'change-requests' },
    { path: 'teams', group: 'contests', resource: 'teams' },
    { path: 'contest-engagements', group: 'contests', resource: 'contest-engagements' },
    { path: 'division-preregistrations', group: 'contests', resource: 'division-preregistrations' },
    { path: 'tour-registrations', group: 'contests', resource: 'tour-registrations' },
    { path: 'tournament-requests', group: 'contests', resource: 'tournament-requests' },
    { path: 'team-passes', group: 'contests', resource: 'team-passes' },
  ],
  aboveRecords: {
    'tournament-requests': lazyAction(async () => (await import('./DrawsLink.tsx')).DrawsLink),
  },
  todos: [requestsToAnswer],
});
