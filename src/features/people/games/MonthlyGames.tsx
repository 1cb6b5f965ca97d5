import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useDataProvider, LinkBase, useCreatePath } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider, ManyMeta } from '../../../data/createDataProvider.ts';
import { formatDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { withoutOrganizer } from '../../../lib/withoutOrganizer.ts';
import { ScrolledTable } from '../../../ui/Table.tsx';
import { FigureSection } from '../../../views/figures/FigureSection.tsx';
import { formatFigure } from '../../../views/figures/formatFigure.ts';
import { SignedFigure } from '../../../views/figures/SignedFigure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { toMonths, toSingles, type Single } from './toSingles.ts';
import { iriOf } from '../../../lib/iri.ts';
import { toMap, toNumber, type Json } from '../../../schema/read.ts';
import { readPages } from '../../../views/transfer/readPages.ts';

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The singles of a person in the working season, month by month and one by one, with the points that they brought. */
export const MonthlyGames = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const scope = use(ScopeContext);
  const [person, season] = [personOf(scope), scope['season']?.['@id']];
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['games', 'months', person, season],
    queryFn: ({ signal }) => readSingles(dataProvider, { person: person ?? '', season }, signal),
    enabled: person !== undefined,
  });
  if (error) return <QueryFailure message="games.failed" error={error} refetch={refetch} />;
  if (isLoading) return <Loading />;
  const singles = person === undefined ? [] : toSingles(data ?? [], person);
  if (singles.length === 0) return null;
  const months = toMonths(singles);
  const column = (name: 'won' | 'lost' | 'points') => ({
    name: translate(`games.${name}`),
    values: months.map((month) => month[name]),
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <FigureSection
        theme={{
          title: translate('games.months'),
          of: translate('games.month'),
          labels: months.map(({ month }) => MONTH.format(new Date(`${month}-01T00:00:00Z`))),
          columns: [column('won'), column('lost'), { ...column('points'), isSigned: true }],
        }}
        isEqual
      />
      <SinglesTable singles={singles} />
      <Typography component="h2" variant="h6">
        {translate('games.all')}
      </Typography>
    </Stack>
  );
};

/** The person is known by whichever relation ties a row of the list to him. */
const personOf = (scope: Readonly<Record<string, { readonly '@id': string }>>): string | undefined =>
  scope['homePlayer.person']?.['@id'];

/** Each single seen from its player, the newest first: against whom, how it went, and the points that it brought. */
const SinglesTable = ({ singles }: { readonly singles: readonly Single[] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const title = translate('games.each');
  const rows = singles.toReversed().map(({ opponentPoints, ...single }) => ({
    iri: single.iri,
    date: (
      <Link component={LinkBase} to={createPath({ resource: 'games', type: 'show', id: single.iri })}>
        {formatDate(single.day)}
      </Link>
    ),
    opponent: single.opponent,
    result: translate(single.won ? 'games.victory' : 'games.defeat'),
    points: <SignedFigure value={single.points} />,
    sets: single.sets?.join('-') ?? PLACEHOLDER,
    opponentPoints: opponentPoints === null ? PLACEHOLDER : formatFigure(opponentPoints),
    coefficient: formatFigure(single.coefficient),
    contest: withoutOrganizer(single.contest),
  }));
  return (
    <SectionCard title={title}>
      <ScrolledTable
        label={title}
        columns={COLUMNS.map(([name, className]) => ({
          title: translate(`games.columns.${name}`),
          cell: (row: (typeof rows)[number]) => row[name],
          className,
        }))}
        rows={rows}
        keyOf={({ iri }) => iri}
      />
    </SectionCard>
  );
};

const COLUMNS = [
  ['date', ''],
  ['opponent', ''],
  ['result', ''],
  ['points', 'figure'],
  ['sets', ''],
  ['opponentPoints', 'figure'],
  ['coefficient', 'figure'],
  ['contest', ''],
] as const;

interface Wanted {
  /** IRIs; without a season the games of all of them. */
  readonly person: string;
  readonly season: string | undefined;
}

/**
 * The singles of a person with the points of both players and the coefficient of the contest. By REST: there a game
 * names players whose licences belong to other clubs.
 */
const readSingles = async (
  provider: AppDataProvider,
  { person, season }: Wanted,
  signal: AbortSignal,
): Promise<readonly Json[]> => {
  const filter = {
    doubleOpposition: 'false',
    ...(season === undefined ? {} : { 'contest.season': season }),
    'or[homePlayer.person]': person,
    'or[awayPlayer.person]': person,
  };
  const games: Json[] = [];
  const sort = { field: 'date', order: 'ASC' } as const;
  for await (const { rows } of readPages(provider, { resource: 'games', filter, sort }, signal))
    games.push(...rows);
  const ids = [...new Set(games.flatMap(({ contest }) => iriOf(contest) ?? []))];
  const meta: ManyMeta = { fields: ['coefficient'] };
  const { data: contests } =
    ids.length === 0 ? NONE : await provider.getMany('contests', { ids, meta, signal });
  const coefficients = new Map(contests.map(({ id, coefficient }) => [String(id), toNumber(coefficient)]));
  return games.map((game) => ({
    ...game,
    contest: { ...toMap(game.contest), coefficient: coefficients.get(iriOf(game.contest) ?? '') ?? null },
  }));
};

const NONE = { data: [] };
