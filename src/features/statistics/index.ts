import { lazyPage } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';

const StatisticsPage = lazyPage(async () => (await import('./StatisticsPage.tsx')).StatisticsPage);

/** Figures of the club, its events and its people, as charts and tables over seasons. */
export const statistics = defineFeature({
  name: 'statistics',
  pages: [
    {
      path: 'statistics',
      group: 'licences',
      resource: 'statistics',
      Page: StatisticsPage,
      needsClub: true,
    },
    {
      path: 'statistics_all',
      group: 'licences',
      resource: 'statistics',
      title: 'Statistiques comparées',
      Page: StatisticsPage,
      needsClub: true,
    },
    {
      path: 'club-events-statistics',
      group: 'events',
      resource: 'statistics',
      title: 'Statistiques des événements',
      right: { module: 'statistics', action: 'clubEvents.manage' },
      Page: StatisticsPage,
      needsClub: true,
    },
    {
      path: 'persons/:id/statistics',
      group: 'persons',
      resource: 'statistics',
      title: 'Statistiques',
      right: { module: 'persons', action: 'persons.details' },
      Page: StatisticsPage,
      after: 'persons/:id/games',
    },
  ],
});
