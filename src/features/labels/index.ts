import { defineFeature } from '../defineFeature.ts';

/** Labels that the club applies for, and its appeals. */
export const labels = defineFeature({
  name: 'labels',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [{ path: 'labels', group: 'events', resource: 'labels' }],
  views: {
    labels: {
      create: async () =>
        (await import('../QuestionnaireCreate.tsx')).questionnaireCreate('labelApplication.chooseFirst'),
      edit: async () => (await import('./Application.tsx')).ApplicationEdit,
      show: async () => (await import('./Application.tsx')).ApplicationShow,
    },
    'label-resorts': { create: async () => (await import('./Resorts.tsx')).ResortCreate },
  },
});
