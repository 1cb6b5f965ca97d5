import { lazyAction } from '../../views/page/lazyPage.tsx';
import { lazyTile } from '../lazyTile.tsx';
import { defineFeature, type Todo } from '../defineFeature.ts';
import { dateAt, personAt } from '../todoLine.ts';

const Direction = lazyAction(async () => (await import('./DirectionChoice.tsx')).DirectionChoice);

/** Mutations that the organization above both clubs decides on. */
const decisions: Todo = {
  name: 'mutations',
  order: 1,
  above: true,
  resource: 'mutations',
  filter: ({ level }) => ({ todo: 'decisions', competentLevel: level }),
  scope: 'welcomeClub',
  select: ['person.familyName', 'person.givenName', 'requestDate'],
  orderBy: 'requestDate',
  toLine: (record) => ({ text: personAt(record, 'person.'), date: dateAt(record, 'requestDate') }),
};

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
  todos: [decisions],
});
