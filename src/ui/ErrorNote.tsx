import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteOf } from './themeOptions.ts';

interface ErrorNoteProps {
  /** What did not come about. */
  readonly message: ReactNode;
  /** Why. */
  readonly detail?: ReactNode;
  readonly again?: { readonly label: string; readonly onClick: () => void };
}

/** Says in place what failed and why, and offers to try again; read out at once. The club's pages and the public ones have no other. */
export const ErrorNote = ({ message, detail, again }: ErrorNoteProps) => (
  <Line role="alert">
    <div>
      {message}
      {detail !== undefined && <div>{detail}</div>}
    </div>
    {again && (
      <Button color="inherit" size="small" onClick={again.onClick}>
        {again.label}
      </Button>
    )}
  </Line>
);

/** The ground and the edge of what is told, in the colour of what it means. */
export const Note = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{
  readonly kind?: 'error' | 'info';
}>(({ theme, kind = 'error' }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  borderLeft: `4px solid ${paletteOf(theme)[kind].main}`,
  color: paletteOf(theme).text.primary,
  background: paletteOf(theme).action.hover,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Line = styled(Note)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  '& > div': { flex: '1 1 16rem', minWidth: 0 },
}));
