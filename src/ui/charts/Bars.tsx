import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { heightOfBars } from './heightOfBars.ts';

interface BarsProps {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly colors: readonly string[];
  readonly format: (value: number) => string;
}

/**
 * Groups of bars, a group a label. It shows the figures of a table beside it, which says it all and whose
 * heads name the colours: it is hidden from assistive technology and out of the way of the keyboard.
 */
export const Bars = ({ labels, series, colors, format }: BarsProps) => {
  const most = useMediaQuery(isPhone) ? 130 : 300;
  return (
    <Box
      aria-hidden
      sx={{
        minWidth: 0,
        '@media print': { breakInside: 'avoid', '& svg': { width: '100%', height: 'auto' } },
      }}
    >
      <BarChart
        // A window that is turned: measured anew before the wider labels would leave the bars less than nothing.
        key={most}
        layout="horizontal"
        height={heightOfBars(labels.length, series.length)}
        series={series.map(({ name, values }) => ({
          label: name,
          data: [...values],
          valueFormatter: (value: number | null) => (value === null ? null : format(value)),
        }))}
        yAxis={[
          {
            data: [...labels],
            scaleType: 'band',
            width: Math.min(widthOf(labels), most),
            tickLabelStyle: LABEL,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        xAxis={[
          {
            min: lowest(series),
            ...ticksOf(series),
            valueFormatter: (value: number) => format(value),
            disableLine: true,
            disableTicks: true,
          },
        ]}
        margin={{ left: 4, right: 24, top: 8, bottom: 4 }}
        colors={[...colors]}
        renderer="svg-batch"
        grid={{ vertical: true }}
        borderRadius={2}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
      />
    </Box>
  );
};

const LABEL = { fontSize: 12 } as const;

/** Width of an average letter of a label, and the gap between a label and its bars, in pixels. */
const LETTER = 6.4;
const TICK = 16;

/** As wide as the longest label, so that none is cut where there is room; a phone keeps it for the bars. */
const widthOf = (labels: readonly string[]): number =>
  TICK + LETTER * Math.max(0, ...labels.map(({ length }) => length));

const isPhone = ({ breakpoints }: Theme): string => breakpoints.down('sm');

/** Bars begin at nought; only losses are left of it. */
const lowest = (series: BarsProps['series']): number =>
  Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

/** Numbers of things have no tick between two of them. */
const ticksOf = (series: BarsProps['series']): { tickMinStep?: number } =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
    ? { tickMinStep: 1 }
    : {};
