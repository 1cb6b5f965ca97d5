import type { Game } from '../generated/resources.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Loading } from '../views/page/Loading.tsx';
import { PartFailure } from '../views/page/PartFailure.tsx';
import { defineResource } from './defineResource.ts';

const MonthFigures = lazyPart(
  async () => (await import('../features/people/games/MonthFigures.tsx')).MonthFigures,
  {
    Loader: Loading,
    Failure: PartFailure,
  },
);

export const games = defineResource<Game>({
  list: {
    columns: [
      'date',
      'contest',
      'homePlayer',
      'awayPlayer',
      'winner',
      'homeSets',
      'awaySets',
      'homePointsWon',
      'awayPointsWon',
    ],
    filters: ['date', 'contest', 'winner'],
    scope: ['homePlayer.club', 'awayPlayer.club'],
    within: {
      persons: [
        'homePlayer.person',
        'awayPlayer.person',
        'homeTeammatePlayer.person',
        'awayTeammatePlayer.person',
      ],
    },
  },
  lists: { 'persons/:id/games': { above: MonthFigures } },
});
