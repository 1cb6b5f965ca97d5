import { defineFeature } from '../defineFeature.ts';

/** The club itself: identity, employees, subscriptions. */
export const club = defineFeature({
  name: 'club',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    {
      path: 'informations',
      group: 'club',
      resource: 'informations',
      view: 'club',
      inner: ['contact-points/:contact', 'addresses/:contact'],
    },
    { path: 'subscriptions', group: 'money', resource: 'subscriptions', after: 'accountancy' },
    {
      path: 'characteristics',
      group: 'club',
      resource: 'informations',
      title: 'Caractéristiques',
      right: { module: 'club', action: 'club.characteristics' },
      view: 'club',
      needsClub: true,
      part: 'characteristics',
      inner: ['edit'],
    },
    { path: 'employments', group: 'club', resource: 'employments' },
    { path: 'establishments', group: 'club', resource: 'establishments' },
  ],
  views: {
    informations: { show: async () => (await import('./InformationsShow.tsx')).InformationsShow },
  },
});
