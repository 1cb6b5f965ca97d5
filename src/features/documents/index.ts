import { defineFeature } from '../defineFeature.ts';

/** Papers of the club and of the federation, and the club's history of actions. */
export const documents = defineFeature({
  name: 'documents',
  pages: [
    { path: 'history-actions', group: 'club', resource: 'history-actions' },
    { path: 'resources', group: 'club', resource: 'resources', needsClub: true },
  ],
  views: { resources: { list: async () => (await import('./DocumentsPage.tsx')).DocumentsPage } },
});
