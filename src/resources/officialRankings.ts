import type { OfficialRanking } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<OfficialRanking>({
  list: {
    columns: [
      'person',
      'season',
      'phase',
      'points',
      'ranking',
      'nationalRank',
      'regionalRank',
      'departmentalRank',
      'variation',
    ],
    filters: ['person.familyName', 'kind', 'season'],
    scope: ['person.club'],
    parentFields: { persons: ['person'] },
  },
  lists: {
    'persons/:id/rankings': {
      columns: [
        'date',
        'kind',
        'season',
        'phase',
        'points',
        'ranking',
        'nationalRank',
        'regionalRank',
        'departmentalRank',
        'variation',
      ],
    },
  },
});
