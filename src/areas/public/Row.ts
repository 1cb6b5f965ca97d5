import { styled } from '@mui/material/styles';

/** Controls beside one another where there is room; they do nothing on paper. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  '@media print': { display: 'none' },
}));
