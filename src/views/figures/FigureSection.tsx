import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import { memo, useEffect, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Bars } from '../../ui/charts/Bars.tsx';
import { heightOfBars } from '../../ui/charts/heightOfBars.ts';
import { equalColors, fadingColors } from '../../ui/charts/seriesColors.ts';
import { useSeen } from '../../fields/rows/useSeen.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { formatFigure, formatChange } from './formatFigure.ts';
import type { Theme } from './Theme.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { scrollEdges } from '../../ui/scrollEdges.ts';
import { paletteOf } from '../../ui/themeOptions.ts';
import { SignedFigure } from './SignedFigure.tsx';

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
  const scheme = useTheme();
  const colors = isEqual ? equalColors(scheme) : fadingColors(scheme, columns.length);
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

/** Draws its children when they are near the screen, or when the page is printed. */
const WhenSeen = ({ minHeight, children }: WhenSeenProps) => {
  const { ref, seen, see } = useSeen(false);
  useEffect(() => {
    // A printed part has to be there before the browser looks.
    const print = (): void => flushSync(see);
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [see]);
  return (
    <Box ref={ref} sx={{ minHeight, minWidth: 0, '@media print': { minHeight: 0 } }}>
      {seen && children}
    </Box>
  );
};

interface FigureTableProps {
  readonly theme: Theme;
  readonly isEqual: boolean;
  /** Of the bars of each column; null where the table is alone. */
  readonly colors: readonly string[] | null;
}

/** The figures of a theme in words; over seasons, the newest first, with what that one changed. */
const FigureTable = ({ theme: { title, of, labels, columns }, isEqual, colors }: FigureTableProps) => {
  const translate = useTranslate();
  const [last, before] = columns;
  const hasChange = !isEqual && before !== undefined && last !== undefined;
  const changeOf = (index: number): string => {
    const [from, to] = [before?.values[index] ?? null, last?.values[index] ?? null];
    return from === null || to === null ? PLACEHOLDER : formatChange(to - from);
  };
  return (
    // A table wider than a phone is moved within its frame, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame role="region" aria-label={title} tabIndex={0}>
      <table aria-label={title} {...(columns.length <= ROOMY && { 'data-roomy': '' })}>
        <thead>
          <tr>
            <th scope="col">{of ?? translate('figures.label')}</th>
            {columns.map(({ name, isSigned }, place) => (
              <Fragment key={name}>
                <th scope="col">
                  {colors && !isSigned && (
                    <span className="swatch" style={{ backgroundColor: colors[place] }} />
                  )}
                  {breakable(name)}
                </th>
                {hasChange && place === 0 && <th scope="col">{translate('figures.change')}</th>}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ name, values, isSigned }, place) => (
                <Fragment key={name}>
                  <td>
                    {isSigned ? (
                      <SignedFigure value={values[index] ?? null} />
                    ) : (
                      toText(values[index] ?? null)
                    )}
                  </td>
                  {hasChange && place === 0 && <td>{changeOf(index)}</td>}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
};

/** Number of seasons that have a line each beside a chart. */
const ROOMY = 3;

/** A season of two years takes two lines, so that five of them fit beside a chart. */
const breakable = (name: string): ReactNode => {
  const [first, ...rest] = name.split('/');
  return rest.length === 0 ? (
    name
  ) : (
    <>
      {first}/<wbr />
      {rest.join('/')}
    </>
  );
};

const toText = (value: number | null): string => (value === null ? PLACEHOLDER : formatFigure(value));

/** Bare cells, styled from their frame: five hundred of Material's would be half of the time that the page takes. */
const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  background: scrollEdges(paletteOf(theme).background.paper, paletteOf(theme).divider),
  '& table': {
    ...theme.typography.body2,
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    padding: theme.spacing(0.625, 1),
    textAlign: 'right',
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
    [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(0.75) },
  },
  '& td': { whiteSpace: 'nowrap' },
  // The head of a column is the legend of its bars.
  '& .swatch': {
    display: 'block',
    height: 4,
    marginBottom: 4,
    borderRadius: 2,
    printColorAdjust: 'exact',
  },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom', color: paletteOf(theme).text.secondary },
  [theme.breakpoints.up('sm')]: { '& [data-roomy] wbr': { display: 'none' } },
  '& tbody th': { fontWeight: 'normal' },
  '& th:first-of-type': { textAlign: 'start', width: '100%', minWidth: '7rem' },
}));
