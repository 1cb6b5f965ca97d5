import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusWhenLost } from './useHeadingFocus.ts';

interface ErrorNoteProps {
  /** What failed. */
  readonly message: ReactNode;
  /** Why. */
  readonly detail?: ReactNode;
  readonly again?: { readonly label: string; readonly onClick: () => void };
}

/** Says in place what failed and why, and offers to try again; read out at once. The club's pages and the public ones have no other. */
export const ErrorNote = ({ message, detail, again }: ErrorNoteProps) => {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = note.current;
    return () => {
      // The button goes with the note that it was pressed in.
      if (own?.contains(document.activeElement)) queueMicrotask(focusWhenLost);
    };
  }, []);
  return (
    <Alert
      ref={note}
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
};
