import type { OfficialRanking } from '../generated/resources.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Loading } from '../views/page/Loading.tsx';
import { PartFailure } from '../views/page/PartFailure.tsx';
import { defineResource } from './defineResource.ts';

const RankingChart = lazyPart(
  async () => (await import('../features/people/rankings/RankingChart.tsx')).RankingChart,
  {
    Loader: Loading,
    Failure: PartFailure,
  },
);

export const officialRankings = defineResource<OfficialRanking>({
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
    scope: 'person.club',
    within: { persons: 'person' },
  },
  lists: {
    'persons/:id/rankings': {
      above: RankingChart,
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
