import type { Resource } from './Resource.ts';

/** One figure, as the read model of the statistics has it. */
interface Figure {
  readonly kind: string;
  readonly seasonName: string;
  readonly theme: string;
  readonly label: string;
  readonly value: number;
  readonly previous: number;
  readonly change: number;
  readonly committee: number;
  readonly league: number;
  readonly club: object;
  readonly person: object;
}

/** The figures of a club, and of whom else there are some; the columns are those of their export. */
export const statistics = {
  name: 'statistics',
  texts: { name: 'Statistique |||| Statistiques' },
  path: '/read/statistics',
  source: 'rest',
  right: { module: 'statistics', action: 'licences.statistics' },
  list: {
    columns: ['seasonName', 'theme', 'label', 'value', 'previous', 'change'],
    filter: { kind: 'club' },
    scope: ['club'],
    parentFields: { persons: ['person'] },
  },
  lists: {
    statistics_all: {
      columns: ['seasonName', 'theme', 'label', 'value', 'committee', 'league'],
      filter: { kind: 'all' },
    },
    'club-events-statistics': { filter: { kind: 'events' } },
    'persons/:id/statistics': {
      columns: ['seasonName', 'label', 'value'],
      filter: { kind: 'person' },
    },
  },
} as const satisfies Resource<Figure>;
