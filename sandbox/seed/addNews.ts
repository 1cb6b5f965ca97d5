import { clubs } from './data/clubs.ts';
import { organizationId } from './organizationId.ts';
import type { Tools } from './tools.ts';

/** One piece of news, for the second club: whoever enters the first one meets no dialog on the way. */
export const addNews = ({ rows, referential }: Tools): void => {
  rows.add('news', {
    title: 'Ouverture des inscriptions pour la reprise',
    summary: 'Les créneaux de la saison sont en ligne. Les places du mercredi sont limitées.',
    content:
      '<p>Les créneaux de la saison sont en ligne. Les places du mercredi sont limitées&nbsp;: inscrivez-vous auprès du secrétariat.</p>',
    category: referential('NewsCategory', 'FEDERALE'),
    publishDate: '2026-07-01T08:00:00Z',
    organization: organizationId(clubs[1]?.number ?? ''),
  });
};
