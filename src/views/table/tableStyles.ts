import { styled } from '@mui/material/styles';
import { paletteOf } from '../../ui/themeOptions.ts';

/** Height of the bar of the area, below which the headings stay. */
const BAR = 48;

/**
 * The one set of rules of a table of rows; its cells, links and buttons are plain elements without styles of their own,
 * so that a hundred rows cost no more rules than one. A table that is too wide scrolls in its own frame, headings in
 * view; one that fits scrolls with the page.
 */
export const TableFrame = styled('div')(({ theme }) => {
  const { text, divider, primary, background } = paletteOf(theme);
  const ground = background.paper;
  const raised = `color-mix(in srgb, ${text.primary} 4%, ${ground})`;
  const chosen = `color-mix(in srgb, ${primary.main} 9%, ${ground})`;
  return {
    '--cell': '18rem',
    '--lines': '2',
    '--long': '5rem',
    '&[data-tight]': { '--cell': '9rem', '--long': '4rem' },
    '&[data-wide]': { overflow: 'auto', maxHeight: 'calc(100dvh - 96px)' },
    table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.8125rem' },
    'th, td': {
      padding: '0 6px',
      textAlign: 'start',
      fontVariantNumeric: 'tabular-nums',
      borderBottom: `1px solid ${divider}`,
    },
    '&[data-tight] :is(th, td):not([data-box], [data-tools])': { paddingInline: 4 },
    td: {
      height: 36,
      maxWidth: 'var(--cell)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-density="compact"] td': { height: 28, '--lines': '1' },
    '&[data-density="spacious"] td': { height: 48 },
    '[data-align="right"]': { textAlign: 'end' },
    '&[data-tight] td[colspan]': { maxWidth: '14rem' },
    'td[data-whole]': { maxWidth: 'none' },
    // A table gives columns whose lines may break a width between the least and that of their longest line; of the lines
    // two are shown, which fit a row of the usual height.
    'td[data-long]': { minWidth: 'var(--long)' },
    'td[data-long] > div': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 'var(--lines)',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
      lineHeight: 1.2,
    },
    // The name of a row is shown whole: both opponents of a meeting.
    '& td[data-long="name"]': { minWidth: '11rem', maxWidth: '18rem', '--lines': '3' },
    th: {
      position: 'sticky',
      top: BAR,
      zIndex: 2,
      height: 36,
      lineHeight: 1.2,
      fontWeight: 600,
      color: text.secondary,
      backgroundColor: ground,
    },
    // The bar slides away while the page goes down.
    'thead[data-barless] th, &[data-wide] th': { top: 0 },
    '[data-box]': { width: 32, paddingInline: '8px 4px' },
    'input[type="checkbox"]': {
      display: 'block',
      width: 16,
      height: 16,
      margin: 0,
      accentColor: primary.main,
      cursor: 'pointer',
    },
    'th button': {
      // A column is as wide as its values and the longest word of its heading need; a heading with room has one line.
      display: 'inline-block',
      width: 'min-content',
      minWidth: '100%',
      margin: 0,
      padding: '4px 0',
      border: 0,
      borderRadius: 4,
      font: 'inherit',
      textAlign: 'inherit',
      color: 'inherit',
      background: 'none',
      cursor: 'pointer',
      '&:hover, &[data-rank]': { color: text.primary },
      '&:hover': { textDecoration: 'underline' },
      // Never in a line of its own.
      '&[data-rank]::after': { content: '"\\2060\\00a0\\2191"' },
      '&[data-rank][data-direction="desc"]::after': { content: '"\\2060\\00a0\\2193"' },
    },
    sup: { fontSize: '0.6875rem', lineHeight: 0 },
    'td a': { color: primary.main, textDecoration: 'none' },
    'td a:hover': { textDecoration: 'underline' },
    'a:focus-visible, button:focus-visible, input:focus-visible': {
      outline: `2px solid ${primary.main}`,
      outlineOffset: 1,
      borderRadius: 3,
    },
    // Within what cuts a long name off.
    'td:not([data-tools]) a:focus-visible': { outlineOffset: -2 },
    '[data-name]': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, fontWeight: 500 },
    '[data-name] > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
    'tbody tr': { position: 'relative' },
    'tbody tr:hover td, tbody tr:focus-within td': { backgroundColor: raised },
    'tbody tr[data-chosen] td': { backgroundColor: chosen },
    'td[data-tools]': { width: 0, padding: 0, overflow: 'visible' },
    'td[data-tools] > div': {
      position: 'absolute',
      insetBlock: 1,
      insetInlineEnd: 0,
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      paddingInline: '24px 8px',
      background: `linear-gradient(to right, transparent, ${raised} 20px)`,
    },
    'td[data-tools] a, td[data-tools] button': {
      minHeight: 0,
      padding: '0 8px',
      border: `1px solid ${divider}`,
      borderRadius: 4,
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: '24px',
      textDecoration: 'none',
      backgroundColor: ground,
      '&:hover': { borderColor: 'currentcolor' },
    },
    '@media print': {
      th: { position: 'static' },
      '[data-long] > div': { display: 'block' },
      'th button::after': { display: 'none' },
      '[data-box], [data-tools]': { display: 'none' },
    },
  };
});
