import { styled } from '@mui/material/styles';
import { paletteOf } from './themeOptions.ts';

interface Props {
  readonly id: string;
  readonly text: string | null;
  readonly kind?: 'error' | 'info';
}

/** Result of a form, above its fields; the region is there before the text, so that it is announced. */
export const FormAlert = ({ id, text, kind = 'error' }: Props) => (
  <Region id={id} role="alert">
    {text === null ? null : <Message kind={kind}>{text}</Message>}
  </Region>
);

/** Empty, it takes back the gap of its form instead of leaving the tree of the screen reader. */
const Region = styled('div')(({ theme }) => ({ '&:empty': { marginBottom: theme.spacing(-2.5) } }));

const Message = styled('p', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: 'error' | 'info' }>(
  ({ theme, kind }) => ({
    ...theme.typography.body2,
    margin: 0,
    padding: theme.spacing(1.5, 2),
    borderRadius: theme.shape.borderRadius,
    borderLeft: `4px solid ${paletteOf(theme)[kind].main}`,
    color: paletteOf(theme).text.primary,
    background: paletteOf(theme).action.hover,
    whiteSpace: 'pre-line',
  }),
);
