import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { heightOfBars } from './heightOfBars.ts';

interface BarsProps {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly colors: readonly string[];
  readonly format: (value: number) => string;
}

/**
 * Groups of bars, a group a label. It shows the figures of a table that stands beside it and that says it all: it is
 * hidden from assistive technology and out of the way of the keyboard.
 */
export const Bars = ({ labels, series, colors, format }: BarsProps) => (
  <Box
    aria-hidden
    sx={{ minWidth: 0, '@media print': { breakInside: 'avoid', '& svg': { width: '100%', height: 'auto' } } }}
  >
    <BarChart
      layout="horizontal"
      height={heightOfBars(labels.length, series.length)}
      series={series.map(({ name, values }) => ({
        label: name,
        data: [...values],
        valueFormatter: (value: number | null) => (value === null ? null : format(value)),
      }))}
      yAxis={[{ data: [...labels], scaleType: 'band', width: 130, tickLabelStyle: LABEL }]}
      xAxis={[{ min: lowest(series), ...ticksOf(series), valueFormatter: (value: number) => format(value) }]}
      margin={{ left: 4, right: 24, top: 8, bottom: 4 }}
      colors={[...colors]}
      renderer="svg-batch"
      grid={{ vertical: true }}
      skipAnimation
      disableKeyboardNavigation
    />
  </Box>
);

const LABEL = { fontSize: 12 } as const;

/** Bars begin at nought; only losses stand left of it. */
const lowest = (series: BarsProps['series']): number =>
  Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

/** Numbers of things have no tick between two of them. */
const ticksOf = (series: BarsProps['series']): { tickMinStep?: number } =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
    ? { tickMinStep: 1 }
    : {};
