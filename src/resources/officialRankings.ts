import type { OfficialRanking } from '../generated/resources.ts';
import { categoryNameFor } from '../rules/ageCategory.ts';
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
    sort: ['person.familyName', 'person.givenName'],
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
  fields: {
    category: { wording: { with: 'person.gender', say: categoryNameFor } },
  },
});
