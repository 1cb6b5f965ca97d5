import { styled } from '@mui/material/styles';

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
