import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useCreatePath, useDataProvider } from 'react-admin';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { countOf, type Conditions } from '../../data/graphql/query.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { dayOf, toDateInput } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { ResourceName } from '../../resources/index.ts';
import { seasonAgo, type Season } from '../../rules/season.ts';
import { useClubFilter, useHasClub } from '../clubsHere.ts';
import { Slot, useMayOpen } from '../FeaturesContext.tsx';
import { Tile } from '../Tile.tsx';
import { useSeasons, WorkingSeasonContext } from '../useSeasons.ts';
import { useIsWhole, useWholeSpace } from '../useWholeSpace.ts';

type Filter = Readonly<Record<string, string | boolean>>;

interface Counter {
  readonly label: MessageKey;
  readonly resource: ResourceName;
  /** Filter beside the club of the address; the tile opens the list under the same one. */
  readonly filter: Filter;
  /** Comparison: the conditions of a count, and the text of that count beside today's. */
  readonly before?: {
    readonly conditions: Conditions;
    readonly toText: (then: number, now: number) => string;
  };
}

/** The figures of the club in one line, each equal to the list that it opens. */
export const Figures = () => {
  const isWhole = useIsWhole();
  const isThere = useIsThere();
  const counters = useCounters().filter(isThere);
  if (isWhole && counters.length === 0) return null;
  return (
    <Card component="ul" sx={LINE}>
      {counters.map((counter) => (
        <CounterTile key={counter.label} {...counter} />
      ))}
      {!isWhole && <Slot name="home.tiles" />}
    </Card>
  );
};

const LINE = {
  display: 'grid',
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: 'minmax(0, 1fr)' },
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li + li': {
    borderTop: { xs: 1, md: 0 },
    borderLeft: { md: 1 },
    borderColor: { xs: 'divider', md: 'divider' },
  },
} as const;

const useCounters = (): readonly Counter[] => {
  const translate = useTranslate();
  const hasClub = useHasClub();
  const { season } = use(WorkingSeasonContext);
  const { seasons } = useSeasons();
  const [today] = useState(() => dayOf(new Date()));
  const last = season && before(seasons, season);
  const filter: Filter = season ? { season: season['@id'] } : {};
  const valid: Filter = { ...filter, valid: true };
  const ago = season && last && seasonAgo(today, toDateInput(season.startDate), toDateInput(last.startDate));
  return [
    { label: hasClub ? 'home.persons' : 'home.everybody', resource: 'persons', filter: {} },
    {
      label: 'home.licences',
      resource: 'licences',
      filter,
      ...(last && {
        before: {
          conditions: { season: last['@id'] },
          toText: (count) => translate('home.trend.season', { count, season: last.name }),
        },
      }),
    },
    {
      label: 'home.validated',
      resource: 'licences',
      filter: valid,
      ...(last &&
        ago && {
          before: {
            conditions: { season: last['@id'], valid: true, validationDate: { before: ago } },
            toText: (then, now) =>
              then === now
                ? translate('home.trend.same')
                : translate(now > then ? 'home.trend.more' : 'home.trend.less', {
                    count: Math.abs(now - then),
                  }),
          },
        }),
    },
    { label: 'home.pending', resource: 'licences', filter: { ...filter, todo: 'validations' } },
  ];
};

/** The season before another one. */
const before = (seasons: readonly Season[], { startDate }: Season): Season | null =>
  seasons
    .filter((season) => season.startDate < startDate)
    .toSorted((a, b) => b.startDate.localeCompare(a.startDate))[0] ?? null;

/** Whether the server has what a figure counts, and the reader may list it. */
const useIsThere = () => {
  const whole = useWholeSpace();
  const mayOpen = useMayOpen();
  const directory = useDirectory();
  return ({ resource }: Counter): boolean =>
    mayOpen({ resource }) && (whole?.has(directory.byName(resource)?.path ?? '') ?? true);
};

const CounterTile = ({ label, resource, filter, before: earlier }: Counter) => {
  const createPath = useCreatePath();
  const { total, isPending, error } = useCount(resource, filter, true);
  const then = useCount(resource, earlier?.conditions ?? {}, earlier !== undefined);
  const address = createPath({ resource, type: 'list' });
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  // A season without any licence is none to compare with: the server may not have it.
  const trend = earlier && then.total && total !== null ? earlier.toText(then.total, total) : undefined;
  return (
    <Tile
      to={`${address}?${query}`}
      value={error ? PLACEHOLDER : isPending ? '…' : (total ?? PLACEHOLDER)}
      label={label}
      failure={error && 'home.unknown'}
      {...(trend !== undefined && { trend })}
    />
  );
};

/** Number of records of the club under a filter. */
const useCount = (resource: string, filter: Conditions, enabled: boolean) => {
  const ofClubs = useClubFilter();
  const dataProvider = useDataProvider<AppDataProvider>();
  const collection = useDirectory().byName(resource)?.path ?? '';
  const conditions = { ...filter, ...ofClubs('club') };
  const { data, isPending, error } = useQuery({
    queryKey: [resource, 'count', conditions],
    queryFn: ({ signal }) => dataProvider.query(countOf(collection, conditions), { signal }),
    enabled,
  });
  return { total: data?.total ?? null, isPending, error: data ? null : error };
};
