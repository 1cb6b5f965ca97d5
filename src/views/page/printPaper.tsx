import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type CSSObject } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toFrenchDate, toLocalDateTime } from '../../lib/dates.ts';
import { toText } from '../../schema/read.ts';
import { usePrintedAt } from '../../ui/usePrintedAt.ts';
import { useScope } from './ScopeContext.tsx';

interface PaperProps {
  readonly orientation: 'portrait' | 'landscape';
  readonly title: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  readonly printedAt: Date;
  /** Lines below the title. */
  readonly lines?: readonly ReactNode[];
  readonly children: ReactNode;
}

/**
 * Printed content in place of the page on the screen: A4, with the club above, and below each page what it is, when
 * it was printed and which page of how many. On the screen it is there to be measured, and seen by nobody.
 */
export const Paper = ({ orientation, title, beside, printedAt, lines = [], children }: PaperProps) => {
  const translate = useTranslate();
  const { club, printed } = useImprint(printedAt);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const table of sheet.current?.querySelectorAll('table') ?? []) fit(table);
  });
  return createPortal(
    <>
      <GlobalStyles
        styles={pageStyles({
          orientation,
          foot: [club, title, printed].filter(Boolean).join(' – '),
          pages: pagesInCss(translate),
        })}
      />
      <Sheet ref={sheet} className="paper" aria-hidden style={{ width: WIDTHS[orientation] }}>
        <header>
          <p>
            <strong>{club}</strong>
            <span>{printed}</span>
          </p>
          <h1>
            {title} {beside}
          </h1>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its place
            <p key={index}>{line}</p>
          ))}
        </header>
        {children}
      </Sheet>
    </>,
    document.body,
  );
};

/** The name of the club, and when the page is printed, in words. */
const useImprint = (printedAt: Date) => {
  const translate = useTranslate();
  const wall = toLocalDateTime(printedAt.toISOString()) ?? '';
  const moment = { date: toFrenchDate(wall.slice(0, 10)), time: wall.slice(11, 16) };
  return {
    club: toText(useScope(['organization']).organization?.['name']),
    printed: translate('printing.printedAt', moment),
  };
};

/** Sizes of the letters in points, from the largest: the first in which no word is wider than its column. */
const SIZES = [9, 8.5, 8, 7.5, 7, 6.5, 6] as const;

const fit = (table: HTMLTableElement): void => {
  const room = table.parentElement?.clientWidth ?? 0;
  if (room === 0) return;
  const fits = SIZES.some((size) => {
    table.style.fontSize = `${size}pt`;
    return table.offsetWidth <= room;
  });
  // Rather a word in two lines than a column off the paper.
  table.style.overflowWrap = fits ? '' : 'anywhere';
};

/** Between the margins. */
const WIDTHS = { portrait: '186mm', landscape: '277mm' } as const;

interface PageOptions {
  readonly orientation: PaperProps['orientation'];
  readonly foot: string;
  readonly pages: string;
}

const pageStyles = ({ orientation, foot, pages }: PageOptions): CSSObject => ({
  '@page': {
    size: `A4 ${orientation}`,
    margin: orientation === 'landscape' ? '10mm 10mm 13mm' : '13mm 12mm 15mm',
    '@bottom-left': { ...MARGIN_TEXT, content: toCssText(foot) },
    '@bottom-right': { ...MARGIN_TEXT, content: pages },
  },
  '@media print': {
    'body > :not(.paper)': { display: 'none !important' },
    // A dialog over a page is what its reader prints; its paper comes last.
    'body > .paper:has(~ .paper)': { display: 'none !important' },
    'html, body': { height: 'auto' },
  },
});

export const MARGIN_TEXT = {
  font: '7.5pt system-ui, sans-serif',
  color: '#333',
  whiteSpace: 'nowrap',
} as const;

/** `page 1 sur 3`, counted by the browser. */
export const pagesInCss = (translate: ReturnType<typeof useTranslate>): string => {
  const [before = '', between = ''] = translate('printing.pages', { page: '#', pages: '#' }).split('#');
  return `${toCssText(before)} counter(page) ${toCssText(between)} counter(pages)`;
};

/** A name may contain quotes and backslashes. */
const toCssText = (text: string): string =>
  `"${text.replace(/["\\\n\r<]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

const Sheet = styled('div')({
  position: 'absolute',
  top: 0,
  left: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  color: '#000',
  fontSize: '9pt',
  lineHeight: 1.3,
  '& header': { borderBottom: '1px solid #000', paddingBottom: '1.5mm', marginBottom: '2mm' },
  '& header p': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 6mm',
  },
  '& h1': { margin: '0.5mm 0', fontSize: '14pt', fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& button': { display: 'none' },
  '@media print': { position: 'static', height: 'auto', overflow: 'visible', visibility: 'visible' },
  // A printer, or a browser, that keeps to its own way round: all columns rather than words in one piece.
  '@media print and (max-width: 250mm)': {
    maxWidth: '100%',
    '& table': { fontSize: '6pt !important' },
    '& table:has(th:nth-of-type(12))': { overflowWrap: 'anywhere !important' },
  },
});

/** Print header and footer of a page without paper of its own: club and moment above, page number below. */
export const PagePaper = () => {
  const printedAt = usePrintedAt();
  return printedAt && <Imprint printedAt={printedAt} />;
};

const Imprint = ({ printedAt }: { readonly printedAt: Date }) => {
  const translate = useTranslate();
  const { club, printed } = useImprint(printedAt);
  const foot = { '@bottom-right': { ...MARGIN_TEXT, content: pagesInCss(translate) } };
  return (
    <>
      <GlobalStyles styles={{ '@page upright': foot, '@page across': foot }} />
      <Line aria-hidden>
        <strong>{club}</strong>
        <span>{printed}</span>
      </Line>
    </>
  );
};

const Line = styled('p')({
  display: 'none',
  margin: '0 0 2mm',
  justifyContent: 'space-between',
  gap: '6mm',
  fontSize: '9pt',
  '@media print': { display: 'flex' },
});
