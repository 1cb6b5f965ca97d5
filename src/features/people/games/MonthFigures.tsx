import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { FigureSection } from '../../../views/figures/FigureSection.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { readSingles } from './readSingles.ts';
import { SinglesTable } from './SinglesTable.tsx';
import { toMonths } from './toMonths.ts';
import { toSingles } from './toSingles.ts';

const MONTH = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The singles of a person in the working season, month by month and one by one, with the points that they brought. */
export const MonthFigures = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const scope = use(ScopeContext);
  const [person, season] = [personOf(scope), scope['season']?.['@id']];
  const { data, error, refetch } = useQuery({
    queryKey: ['games', 'months', person, season],
    queryFn: ({ signal }) => readSingles(dataProvider, { person: person ?? '', season }, signal),
    enabled: person !== undefined,
  });
  if (error)
    return (
      <Failure
        message={translate('games.failed')}
        detail={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
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
          labels: months.map(({ month }) => MONTH.format(new Date(`${month}-01T00:00:00Z`))),
          columns: [column('won'), column('lost'), column('points')],
        }}
        isEqual
      />
      <SinglesTable singles={singles} />
    </Stack>
  );
};

/** The person is known by whichever relation ties a row of the list to him. */
const personOf = (scope: Readonly<Record<string, { readonly '@id': string }>>): string | undefined =>
  scope['homePlayer.person']?.['@id'];
