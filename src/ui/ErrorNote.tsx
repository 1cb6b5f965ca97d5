import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ErrorNoteProps {
  /** What failed. */
  readonly message: ReactNode;
  /** Why. */
  readonly detail?: ReactNode;
  readonly again?: { readonly label: string; readonly onClick: () => void };
}

/** Says in place what failed and why, and offers to try again; read out at once. The club's pages and the public ones have no other. */
export const ErrorNote = ({ message, detail, again }: ErrorNoteProps) => (
  <Alert
    severity="error"
    action={
      again && (
        <Button color="inherit" size="small" onClick={again.onClick}>
          {again.label}
        </Button>
      )
    }
    sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {message}
    {detail !== undefined && <div>{detail}</div>}
  </Alert>
);
