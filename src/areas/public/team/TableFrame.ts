import { styled } from '@mui/material/styles';
import { paletteOf } from '../../../ui/themeOptions.ts';

/** A table that fits the screen: columns of the class `wide` are left to wide screens and to paper. */
export const TableFrame = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, padding: theme.spacing(0, 0, 1) },
  '& th, & td': {
    padding: theme.spacing(1, 0.75),
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: paletteOf(theme).text.secondary, overflowWrap: 'normal' },
  '& tbody th': { fontWeight: 400, textWrap: 'balance' },
  '& .figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  // No wider than its heading.
  '& .rank': { width: '1%' },
  '& .strong': { fontWeight: 600 },
  '& abbr': { textDecoration: 'none' },
  '& tr': { breakInside: 'avoid' },
  [theme.breakpoints.down('sm')]: {
    '@media screen': {
      '& .wide': { display: 'none' },
      '& th, & td': { paddingInline: 3 },
      '& thead th': { fontSize: '0.75rem' },
    },
  },
}));
