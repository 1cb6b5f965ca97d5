import { styled } from '@mui/material/styles';
import { paletteOf } from '../../ui/themeOptions.ts';

/** A card of a public page: MUI's brings twice its weight for a border. */
export const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body1,
  padding: theme.spacing(1),
  marginBottom: theme.spacing(2),
  color: paletteOf(theme).text.primary,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2) },
  // Sheets have a margin, and a draw of 128 needs the height.
  '@media print': { padding: 0, border: 0 },
}));

/** Controls side by side where there is room; hidden on paper. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '@media print': { display: 'none' },
}));

/** Fields in a grid: one alone in the last line is no wider than those above. */
export const Choices = styled(Row)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: theme.spacing(1.5),
}));

/** Title, status and actions, in one line where there is room. */
export const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  margin: theme.spacing(1, 0),
  '@media print': { margin: 0 },
  '& h2': { flexGrow: 1, overflowWrap: 'anywhere', textWrap: 'balance' },
}));
