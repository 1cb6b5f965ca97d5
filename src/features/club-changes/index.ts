import { defineFeature } from '../defineFeature.ts';

/** Mutations and transfers: a player goes to another club. */
export const clubChanges = defineFeature({
  name: 'club-changes',
  pages: [
    { path: 'mutations', group: 'licences', resource: 'mutations' },
    {
      path: 'mutations/:id/details',
      group: 'licences',
      resource: 'mutations',
      title: 'Détail de la mutation',
      view: 'record',
    },
    { path: 'transferts', group: 'licences', resource: 'transferts' },
  ],
  sections: [{ path: 'mutations/:id', to: 'mutations/:id/details' }],
  views: {
    mutations: {
      create: async () => (await import('./ChangeForms.tsx')).MutationCreate,
      edit: async () => (await import('./ChangeForms.tsx')).ClubChangeEdit,
    },
    transferts: {
      create: async () => (await import('./ChangeForms.tsx')).TransferCreate,
      edit: async () => (await import('./ChangeForms.tsx')).ClubChangeEdit,
    },
  },
});
