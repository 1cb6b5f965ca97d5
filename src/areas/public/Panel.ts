import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** A card of a public page. */
export const Panel = styled(Card)(({ theme }) => ({
  padding: theme.spacing(1),
  marginBottom: theme.spacing(2),
  // Sticky parts in it are sticky in the window.
  overflow: 'visible',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2) },
  // Sheets have a margin, and a draw of 128 needs the height.
  '@media print': { padding: 0, border: 0 },
})) as typeof Card;

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
