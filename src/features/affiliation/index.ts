import { lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature, type Todo } from '../defineFeature.ts';
import { dayAt, textAt } from '../todoLine.ts';

/** Affiliations of clubs that the organization above them validates. */
const affiliationsToValidate: Todo = {
  name: 'affiliations',
  order: 3,
  above: true,
  resource: 'affiliations',
  filter: () => ({ todo: 'decisions' }),
  scope: 'club',
  select: ['club.name', 'submitDate'],
  orderBy: 'submitDate',
  toLine: (record) => ({ text: textAt(record, 'club.name'), date: dayAt(record, 'submitDate') }),
};

/** Steps of the club's affiliation for the season, above its memberships. */
export const affiliation = defineFeature({
  name: 'affiliation',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    {
      path: 'affiliate',
      group: 'club',
      resource: 'memberships',
      title: 'Affiliation',
      right: { action: 'club.affiliate' },
    },
  ],
  aboveLists: {
    affiliate: lazySection(async () => (await import('./AffiliationPanel.tsx')).AffiliationPanel),
  },
  views: {
    affiliations: {
      edit: async () => (await import('./AffiliationPages.tsx')).AffiliationEdit,
      show: async () => (await import('./AffiliationPages.tsx')).AffiliationShow,
    },
  },
  todos: [affiliationsToValidate],
});
