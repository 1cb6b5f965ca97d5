import Box from '@mui/material/Box';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Bars } from '../../ui/charts/Bars.tsx';
import { heightOfBars } from '../../ui/charts/heightOfBars.ts';
import { useEqualColors, useFadingColors } from '../../ui/charts/seriesColors.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { FigureTable } from './FigureTable.tsx';
import { formatFigure } from './formatFigure.ts';
import type { Theme } from './Theme.ts';

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

interface WhenSeenProps {
  /** Height kept free meanwhile, in pixels: nothing moves when the children come. */
  readonly minHeight: number;
  readonly children: ReactNode;
}

/** Distance from the screen at which a part is drawn in advance. */
const AHEAD = '600px 0px';
/** Longest wait for a quiet moment, in milliseconds. */
const QUIET_MS = 300;

/**
 * Draws its children when they are on the screen, when they are near it and the browser has nothing else to do, or when
 * the page is printed.
 */
const WhenSeen = ({ minHeight, children }: WhenSeenProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = place.current;
    if (isSeen || !target) return undefined;
    const see = (): void => setSeen(true);
    const ends = [watch(target, '0px', see), watch(target, AHEAD, () => whenIdle(see, QUIET_MS))];
    // A printed part has to be there before the browser looks.
    const print = (): void => flushSync(see);
    window.addEventListener('beforeprint', print);
    return () => {
      for (const end of ends) end();
      window.removeEventListener('beforeprint', print);
    };
  }, [isSeen]);
  return (
    <Box ref={place} sx={{ minHeight, minWidth: 0, '@media print': { minHeight: 0 } }}>
      {isSeen && children}
    </Box>
  );
};

/** Calls back once the target comes within the margin of the screen; returns what stops it. */
const watch = (target: Element, rootMargin: string, onNear: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin },
  );
  observer.observe(target);
  return () => observer.disconnect();
};
