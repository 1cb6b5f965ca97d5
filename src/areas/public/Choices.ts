import { styled } from '@mui/material/styles';
import { Row } from './Row.ts';

/** Fields of one width beside one another: what is alone in the last line is no wider than those above. */
export const Choices = styled(Row)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: theme.spacing(1.5),
}));
