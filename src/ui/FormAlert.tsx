import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

interface Props {
  readonly id: string;
  readonly text: string | null;
  readonly kind?: 'error' | 'info';
}

/** Result of a form, above its fields; the region is there before the text, so that it is announced. */
export const FormAlert = ({ id, text, kind = 'error' }: Props) => (
  <Region id={id} role="alert">
    {text !== null && (
      <Alert severity={kind} role="none">
        {text}
      </Alert>
    )}
  </Region>
);

/** Empty, it takes back the gap of its form instead of leaving the tree of the screen reader. */
const Region = styled('div')(({ theme }) => ({ '&:empty': { marginBottom: theme.spacing(-2.5) } }));
