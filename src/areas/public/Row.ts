import { styled } from '@mui/material/styles';

/** Controls beside one another where there is room; they do nothing on paper. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '@media print': { display: 'none' },
}));

/** Fields of one width beside one another: what is alone in the last line is no wider than those above. */
export const Choices = styled(Row)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: theme.spacing(1.5),
}));

/** What is shown, how fresh it is and what may be done with it, in one line where there is room. */
export const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  margin: theme.spacing(1, 0),
  '@media print': { margin: 0 },
  '& h2': { flexGrow: 1, overflowWrap: 'anywhere', textWrap: 'balance' },
}));
