import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useDataProvider, LinkBase, useCreatePath } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { formatDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { withoutOrganizer } from '../../../lib/withoutOrganizer.ts';
import { FigureSection } from '../../../views/figures/FigureSection.tsx';
import { formatFigure } from '../../../views/figures/formatFigure.ts';
import { SignedFigure } from '../../../views/figures/SignedFigure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { readSingles } from './readSingles.ts';
import { toMonths, toSingles, type Single } from './toSingles.ts';

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
  return (
    <SectionCard title={title}>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {COLUMNS.map(([name, align]) => (
                <TableCell key={name} align={align}>
                  {translate(`games.columns.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {singles.toReversed().map((single) => (
              <TableRow key={single.iri}>
                <TableCell>
                  <Link
                    component={LinkBase}
                    to={createPath({ resource: 'games', type: 'show', id: single.iri })}
                  >
                    {formatDate(single.day)}
                  </Link>
                </TableCell>
                <TableCell>{single.opponent}</TableCell>
                <TableCell>{translate(single.won ? 'games.victory' : 'games.defeat')}</TableCell>
                <TableCell align="right">
                  <SignedFigure value={single.points} />
                </TableCell>
                <TableCell>{single.sets?.join('-') ?? PLACEHOLDER}</TableCell>
                <TableCell align="right">
                  {single.opponentPoints === null ? PLACEHOLDER : formatFigure(single.opponentPoints)}
                </TableCell>
                <TableCell align="right">{formatFigure(single.coefficient)}</TableCell>
                <TableCell>{withoutOrganizer(single.contest)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  );
};

const COLUMNS = [
  ['date', 'left'],
  ['opponent', 'left'],
  ['result', 'left'],
  ['points', 'right'],
  ['sets', 'left'],
  ['opponentPoints', 'right'],
  ['coefficient', 'right'],
  ['contest', 'left'],
] as const;
