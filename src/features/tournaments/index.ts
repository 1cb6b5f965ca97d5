import { defineFeature } from '../defineFeature.ts';

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
});
