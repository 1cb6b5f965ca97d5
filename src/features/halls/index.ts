import { lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';

/** Halls of the club, as a list and on a map. */
export const halls = defineFeature({
  name: 'halls',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [{ path: 'sporthalls', group: 'club', resource: 'sporthalls' }],
  views: { sporthalls: { list: async () => (await import('./HallsPage.tsx')).HallsPage } },
  slots: { 'club.contact': lazySection(async () => (await import('./ClubMap.tsx')).ClubPosition) },
});
