import { styled } from '@mui/material/styles';
import { paletteOf } from '../../ui/themeOptions.ts';

/** A card of a public page: MUI's brings twice its weight for a border. */
export const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(1),
  color: paletteOf(theme).text.primary,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2) },
  // Sheets have a margin, and a draw of 128 needs the height.
  '@media print': { padding: 0, border: 0 },
}));
