import Box from '@mui/material/Box';
import { memo } from 'react';
import { Bars } from '../../ui/charts/Bars.tsx';
import { heightOfBars } from '../../ui/charts/heightOfBars.ts';
import { useEqualColors, useFadingColors } from '../../ui/charts/seriesColors.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { formatFigure } from './formatFigure.ts';
import type { Theme } from './Theme.ts';
import { WhenSeen } from './WhenSeen.tsx';

interface FigureSectionProps {
  readonly theme: Theme;
  /** The columns are of equal standing, not one after the other in time. */
  readonly isEqual: boolean;
}

/**
 * A theme: its table, which says it all, and beside it the same figures as bars, of one unit; where all bars would be as
 * long as one another, the table is alone. Drawn anew only when the figures change: the page hears of every read.
 */
export const FigureSection = memo(({ theme, isEqual }: FigureSectionProps) => {
  const { title, labels, columns } = theme;
  const fading = useFadingColors(columns.length);
  const equal = useEqualColors();
  const colors = isEqual ? equal : fading;
  const drawn = columns.filter(({ isSigned }) => !isSigned);
  const isAlone = new Set(drawn.flatMap(({ values }) => values.filter((value) => value !== null))).size < 2;
  if (isAlone)
    return (
      <SectionCard title={title}>
        <FigureTable theme={theme} isEqual={isEqual} colors={null} />
      </SectionCard>
    );
  return (
    <SectionCard title={title}>
      <Box sx={LAYOUT}>
        <FigureTable theme={theme} isEqual={isEqual} colors={colors} />
        <WhenSeen minHeight={heightOfBars(labels.length, drawn.length)}>
          <Bars labels={labels} series={drawn} colors={colors} format={formatFigure} />
        </WhenSeen>
      </Box>
    </SectionCard>
  );
});

const LAYOUT = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // The figures come first: the bars have what the table leaves.
  '@media print': { gridTemplateColumns: 'minmax(min-content, 3fr) minmax(0, 2fr)', alignItems: 'center' },
} as const;
