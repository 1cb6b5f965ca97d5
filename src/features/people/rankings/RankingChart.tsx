import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useDataProvider } from 'react-admin';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { formatDay } from '../../../lib/dates.ts';
import { equalColors } from '../../../ui/charts/seriesColors.ts';
import { formatFigure } from '../../../views/figures/formatFigure.ts';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { toSeries } from './toSeries.ts';

/** The points of a person over time; the list below has them as text. */
export const RankingChart = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const person = use(ScopeContext)['person']?.['@id'];
  const colors = equalColors(useTheme());
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['official-rankings', 'chart', person],
    queryFn: async ({ signal }) => {
      const rankingsQuery = query('ranking chart', '/official_rankings')
        .select('date', 'points', 'kind')
        .where('person', person)
        .orderBy('date');
      return (await dataProvider.queryAll(rankingsQuery, { signal })).data;
    },
    enabled: person !== undefined,
  });
  const { days, series } = toSeries(data ?? [], (kind) => translate(`rankings.kinds.${kind}`));
  if (error) return <QueryFailure message="rankings.failed" error={error} refetch={refetch} />;
  if (isLoading) return <Loading />;
  // A point alone is no line.
  if (days.length < 2) return null;
  return (
    <SectionCard title={translate('rankings.title')}>
      <TimeLines days={days} series={series} colors={colors} />
    </SectionCard>
  );
};

interface TimeLinesProps {
  /** Days as `yyyy-MM-dd`, oldest first. */
  readonly days: readonly string[];
  /** A value for each day; null where a series has no value. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly colors: readonly string[];
}

/** Lines over time of the figures in a table beside it: hidden from assistive technology and the keyboard. */
const TimeLines = ({ days, series, colors }: TimeLinesProps) => (
  <Box aria-hidden sx={{ minWidth: 0, '@media print': { breakInside: 'avoid' } }}>
    <LineChart
      height={260}
      xAxis={[
        {
          data: days.map((day) => new Date(day)),
          scaleType: 'time',
          valueFormatter: (day: Date) => formatDay(day) ?? '',
        },
      ]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => formatFigure(value) }]}
      series={series.map(({ name, values }) => ({
        label: name,
        data: [...values],
        connectNulls: true,
        curve: 'linear',
        showMark: true,
        valueFormatter: (value: number | null) => (value === null ? null : formatFigure(value)),
      }))}
      colors={[...colors]}
      margin={{ left: 4, right: 24, top: 8, bottom: 4 }}
      grid={{ horizontal: true }}
      skipAnimation
      disableKeyboardNavigation
    />
  </Box>
);
