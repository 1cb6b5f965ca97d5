import { lazyPage, lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';
import { pageLink } from '../PageLink.tsx';

/** Events of the club, their participants and the passes that are given there. */
export const eventPasses = defineFeature({
  name: 'event-passes',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'club-events', group: 'events', resource: 'club-events' },
    {
      path: 'club-events/creation',
      group: 'events',
      resource: 'club-events',
      title: 'Création d’un événement',
      view: 'create',
      right: { module: 'events', action: 'clubEvents.manage', level: 2 },
    },
    {
      path: 'club-events/participations',
      group: 'events',
      resource: 'participants',
      title: 'Recherche de pass',
    },
    {
      path: 'club-events/:id/participants',
      group: 'reference',
      resource: 'participants',
      title: 'Participants et pass',
    },
    {
      path: 'participants/:id/pass',
      group: 'reference',
      resource: 'participants',
      title: 'Pass',
      Page: lazyPage(async () => (await import('./PassPage.tsx')).PassPage),
    },
  ],
  recordActions: {
    'club-events': pageLink('club-events/:id/participants', 'pass.participants'),
    participants: pageLink('participants/:id/pass', 'pass.open'),
  },
  aboveLists: {
    'club-events/:id/participants': lazySection(async () => (await import('./PassCheck.tsx')).PassCheck),
  },
});
