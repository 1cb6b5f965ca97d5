import { styled } from '@mui/material/styles';

/** Room that fields measure: whether two of them are side by side is a matter of their card or dialog alone. */
export const FieldRoom = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
}));

/** Two fields fit side by side from here on. */
export const TWO_COLUMNS = '@container (min-width: 560px)';

/** Fields below one another, in two columns where there is room. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
