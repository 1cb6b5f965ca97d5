import { lazyAction } from '../../views/page/lazyPage.tsx';
import { lazyTile } from '../lazyTile.tsx';
import { defineFeature } from '../defineFeature.ts';

const Direction = lazyAction(async () => (await import('./DirectionChoice.tsx')).DirectionChoice);

/** Mutations and transfers: a player goes to another club. */
export const clubChanges = defineFeature({
  name: 'club-changes',
  texts: async () => (await import('./texts.ts')).texts,
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
  listActions: { mutations: Direction, transferts: Direction },
  slots: { 'home.tiles': lazyTile(async () => (await import('./MutationsTile.tsx')).MutationsTile) },
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
