import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

interface TimeLinesProps {
  /** Days as `yyyy-MM-dd`, oldest first. */
  readonly days: readonly string[];
  /** A value for each day; null where a series has no value. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly colors: readonly string[];
  readonly format: (value: number) => string;
  readonly formatDay: (day: Date) => string;
}

/** Lines over time of the figures in a table beside it: hidden from assistive technology and the keyboard. */
export const TimeLines = ({ days, series, colors, format, formatDay }: TimeLinesProps) => (
  <Box aria-hidden sx={{ minWidth: 0, '@media print': { breakInside: 'avoid' } }}>
    <LineChart
      height={260}
      xAxis={[{ data: days.map((day) => new Date(day)), scaleType: 'time', valueFormatter: formatDay }]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => format(value) }]}
      series={series.map(({ name, values }) => ({
        label: name,
        data: [...values],
        connectNulls: true,
        curve: 'linear',
        showMark: true,
        valueFormatter: (value: number | null) => (value === null ? null : format(value)),
      }))}
      colors={[...colors]}
      margin={{ left: 4, right: 24, top: 8, bottom: 4 }}
      grid={{ horizontal: true }}
      skipAnimation
      disableKeyboardNavigation
    />
  </Box>
);
