import type { CSSObject, Theme } from '@mui/material/styles';
import { paletteOf } from '../../../ui/themeOptions.ts';

/** Below this width of its place a draw is read round by round. */
const NARROW = '@container draw (max-width: 599.95px)';
const PRINT = '@media print';

/**
 * Few rules for all matches of a draw instead of a component for each: 128 lines are a thousand elements. Every place
 * of a round takes an equal share of the height, so that a match is in the middle of the two that lead to it.
 */
export const frameStyles = ({ theme }: { readonly theme: Theme }): CSSObject => {
  const { primary, divider, background, text, frame, action } = paletteOf(theme);
  const line = `1px solid ${frame}`;
  return {
    container: 'draw / inline-size',
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: 12,
      '& [aria-pressed="true"]': { background: action.selected },
      // Both choices in one line.
      [NARROW]: { '& > :not([role])': { flexBasis: '8rem' } },
      [PRINT]: { display: 'none' },
    },
    '& .zoom': { display: 'flex', alignItems: 'center', [NARROW]: { display: 'none' } },
    '& .heading': {
      ...theme.typography.h6,
      margin: '12px 0 4px',
      scrollMarginTop: 8,
      breakAfter: 'avoid',
    },
    '& .way': {
      ...theme.typography.body2,
      margin: '0 0 8px',
      '&:empty': { margin: 0 },
      [PRINT]: { display: 'none' },
    },
    '& .steps': {
      display: 'none',
      [NARROW]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        position: 'sticky',
        top: 0,
        zIndex: 2,
        background: background.paper,
        fontWeight: 600,
        textAlign: 'center',
        '& button': { minWidth: 48, fontSize: 24, lineHeight: 1.2 },
      },
      [PRINT]: { display: 'none' },
    },
    '& .list': {
      ...theme.typography.body2,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      overflowWrap: 'anywhere',
      '& > li': { fontWeight: 600, marginTop: 12 },
      '& ol': { fontWeight: 400, paddingLeft: 12, listStyle: 'none' },
      '& ol > li': { padding: '4px 0', breakInside: 'avoid' },
    },
    '&[data-view="draw"] .list': { ...HIDDEN, [PRINT]: { display: 'none' } },
    '& .frame': {
      overflow: 'auto',
      maxHeight: '80svh',
      border: `1px solid ${divider}`,
      borderRadius: theme.shape.borderRadius,
      background: background.paper,
      cursor: 'grab',
      '&.dragged': { cursor: 'grabbing', userSelect: 'none' },
      [NARROW]: {
        overflow: 'auto hidden',
        maxHeight: 'none',
        scrollSnapType: 'x mandatory',
        overscrollBehaviorX: 'contain',
        cursor: 'auto',
        scrollbarWidth: 'none',
      },
      [PRINT]: { overflow: 'visible', maxHeight: 'none', border: 0 },
    },
    '& .page': {
      display: 'flex',
      width: 'max-content',
      minWidth: '100%',
      padding: '0 12px 12px',
      zoom: 'var(--zoom)',
      [NARROW]: { zoom: 1, width: 'auto', alignItems: 'flex-start', padding: 0 },
      [PRINT]: {
        zoom: 1,
        width: '100%',
        padding: 0,
        breakInside: 'avoid',
        '&:not(:last-of-type)': { breakAfter: 'page' },
      },
    },
    '& .round': {
      display: 'flex',
      flexDirection: 'column',
      flex: '1 0 216px',
      maxWidth: 320,
      [NARROW]: {
        flex: '0 0 100%',
        maxWidth: 'none',
        boxSizing: 'border-box',
        scrollSnapAlign: 'start',
        scrollSnapStop: 'always',
        padding: 8,
        // Rounds beside the one that is read must not make the page longer.
        '&:not(.current)': { maxHeight: '100svh', overflow: 'hidden', contentVisibility: 'auto' },
      },
      [PRINT]: { flex: '1 1 0', minWidth: 0 },
    },
    '& .title': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      padding: '8px 12px',
      background: background.paper,
      fontSize: theme.typography.body2.fontSize,
      fontWeight: 600,
      [NARROW]: { display: 'none' },
      [PRINT]: { position: 'static', padding: '0 8px 4px' },
    },
    '& .slots': {
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
      [NARROW]: { display: 'block' },
    },
    '& .slot': {
      position: 'relative',
      flex: '1 1 0',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: 62,
      padding: '3px 12px',
      breakInside: 'avoid',
      // Matches out of sight are neither styled nor laid out: 128 lines open as fast as 16.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 0 auto 56px',
      [NARROW]: { minHeight: 0, padding: '0 0 8px', '&:empty': { display: 'none' } },
      [PRINT]: { minHeight: 35, padding: '1px 8px', contentVisibility: 'visible' },
    },
    // A place is left towards the middle of its pair, the next one is entered from there.
    '& .tree .slot:not(:empty)::before, & .tree .slot:not(:empty)::after': {
      content: '""',
      position: 'absolute',
      width: 12,
      [NARROW]: { content: 'none' },
      [PRINT]: { width: 8 },
    },
    '& .tree .round:not(:last-child) .slot::after': { right: 0, borderRight: line },
    '& .tree .round:not(:last-child) .slot:nth-of-type(odd)::after': {
      top: '50%',
      bottom: 0,
      borderTop: line,
    },
    '& .tree .round:not(:last-child) .slot:nth-of-type(even)::after': {
      top: 0,
      bottom: '50%',
      borderBottom: line,
    },
    '& .tree .round:not(:first-of-type) .slot::before': { left: 0, top: '50%', borderTop: line },
    '& .tree .slot.path::after, & .tree .slot.path::before': { borderColor: primary.main },
    '& .match': {
      border: line,
      flex: 'none',
      borderRadius: 4,
      overflow: 'hidden',
      background: background.paper,
      fontSize: theme.typography.caption.fontSize,
      lineHeight: 1.35,
      fontVariantNumeric: 'tabular-nums',
      [NARROW]: { fontSize: theme.typography.body2.fontSize },
      [PRINT]: { fontSize: '6.5pt', lineHeight: 1.1, borderRadius: 0, paddingBlock: 1 },
    },
    '& .path > .match': { borderColor: primary.main, boxShadow: `0 0 0 1px ${primary.main}` },
    '& .side': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 6,
      padding: '1px 6px',
      color: text.secondary,
      '&[data-key]': { cursor: 'pointer' },
      '&[data-key]:hover': { background: action.hover },
      '& i': { fontStyle: 'normal', fontSize: '0.85em', minWidth: '1.4em', textAlign: 'right' },
      '& span': {
        flex: 1,
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& small': {
        display: 'none',
        fontWeight: 400,
        fontSize: '0.85em',
        [NARROW]: { display: 'block' },
      },
      [PRINT]: { paddingBlock: 0 },
      [NARROW]: { padding: '4px 8px', '& span': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    },
    '& .won': { color: text.primary, fontWeight: 600 },
    '& .side.chosen, & .side.chosen:hover': { color: primary.contrastText, background: primary.main },
    '& .sets': {
      padding: '0 6px',
      color: text.secondary,
      fontSize: '0.9em',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      [NARROW]: { padding: '0 8px 4px', whiteSpace: 'normal' },
    },
  };
};

/** For a screen reader alone; a line for each letter of 127 sentences would take longer than the draw. */
const HIDDEN: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  contain: 'strict',
};
