import type { OfficialRanking } from '../generated/resources.ts';
import { categoryNameFor } from '../rules/ageCategory.ts';
import type { Resource } from './Resource.ts';

export const officialRankings = {
  name: 'official-rankings',
  texts: {
    name: 'Classement |||| Classements',
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'persons', action: 'persons.details' },
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
} as const satisfies Resource<OfficialRanking>;
