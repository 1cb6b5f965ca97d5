import { lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';

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
});
