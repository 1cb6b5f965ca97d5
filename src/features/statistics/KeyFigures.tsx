import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { fadingColors } from '../../ui/charts/seriesColors.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { formatChange, formatFigure } from '../../views/figures/formatFigure.ts';
import type { Theme } from '../../views/figures/Theme.ts';

interface KeyFiguresProps {
  readonly themes: readonly Theme[];
  /** The columns are of equal standing, not one after the other in time. */
  readonly isEqual: boolean;
}

/** Figures that need no chart: each large, with its change and its comparison. */
export const KeyFigures = ({ themes, isEqual }: KeyFiguresProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" sx={visuallyHidden}>
        {translate('figures.key')}
      </Typography>
      <Box component="ul" sx={LINE}>
        {themes.flatMap(({ title, labels, columns }) =>
          labels.map((label, index) => (
            <KeyFigure
              key={`${title} ${label}`}
              // Means say what they are of; a count alone does not.
              name={labels.length === 1 ? `${title} – ${label}` : label}
              values={columns.map(({ name, values }) => ({ name, value: values[index] ?? null }))}
              isEqual={isEqual}
            />
          )),
        )}
      </Box>
    </Card>
  );
};

interface KeyFigureProps {
  readonly name: string;
  readonly values: readonly Value[];
  readonly isEqual: boolean;
}

interface Value {
  readonly name: string;
  readonly value: number | null;
}

const KeyFigure = ({ name, values, isEqual }: KeyFigureProps) => {
  const translate = useTranslate();
  const [first, ...others] = values;
  const [before] = others;
  const [from, to] = [before?.value ?? null, first?.value ?? null];
  const change = isEqual || from === null || to === null ? null : to - from;
  return (
    <li>
      <Typography component="h3" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5 }}>
        <Typography component="p" sx={VALUE}>
          {toText(to)}
        </Typography>
        {!isEqual && values.length > 1 && <SmallBars values={values} />}
      </Box>
      {change !== null && (
        <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
          {translate('figures.changed', { change: formatChange(change) })}
        </Typography>
      )}
      {others.map(({ name: other, value }) => (
        <Typography key={other} component="p" variant="caption" color="textSecondary" sx={OTHER}>
          {`${other}\u00a0: ${toText(value)}`}
        </Typography>
      ))}
    </li>
  );
};

const BAR = { width: 7, gap: 3, height: 28 } as const;

/** The seasons from the oldest to the newest, for the eye alone: the figures are beside them. */
const SmallBars = ({ values }: { readonly values: readonly Value[] }) => {
  const colors = fadingColors(useTheme(), values.length);
  const most = Math.max(...values.map(({ value }) => value ?? 0));
  if (most <= 0) return null;
  const step = BAR.width + BAR.gap;
  return (
    <svg aria-hidden="true" width={values.length * step} height={BAR.height}>
      {values.map(({ name, value }, ago) => {
        const height = Math.max(1, (BAR.height * Math.max(0, value ?? 0)) / most);
        return (
          <rect
            key={name}
            x={(values.length - 1 - ago) * step}
            y={BAR.height - height}
            width={BAR.width}
            height={value === null ? 0 : height}
            rx={1.5}
            fill={colors[ago]}
          />
        );
      })}
    </svg>
  );
};

const toText = (value: number | null): string => (value === null ? PLACEHOLDER : formatFigure(value));

const LINE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  gap: 3,
  '@media print': { gridTemplateColumns: 'repeat(auto-fit, minmax(7.5rem, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: { xs: 2, sm: 3 },
  '& > li': { breakInside: 'avoid' },
  // Labels of one line and of two leave the figures on one line.
  '& h3': { minHeight: '2lh', display: 'flex', alignItems: 'flex-end' },
} as const;

const VALUE = { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.3 } as const;

const OTHER = { fontVariantNumeric: 'tabular-nums' } as const;
