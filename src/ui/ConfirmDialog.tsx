import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** Label of the way back, which has the focus: the safe answer. */
  readonly cancel: string;
  readonly confirm: string;
  readonly busy?: boolean;
  /** Nothing is lost by confirming. */
  readonly isHarmless?: boolean;
  /** Further explanations. */
  readonly children?: ReactNode;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is lost, or cannot be taken back. Neither Escape nor a click outside closes it. */
export const ConfirmDialog = ({ open, title, message, cancel, confirm, ...props }: ConfirmDialogProps) => {
  const id = useId();
  return (
    <Dialog open={open} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-message`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-message`}>{message}</DialogContentText>
        {props.children}
      </DialogContent>
      <DialogActions>
        {/* An alert dialog puts the focus on its least destructive answer (WAI-ARIA practices). */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus disabled={props.busy} onClick={props.onCancel}>
          {cancel}
        </Button>
        <Button
          color={props.isHarmless ? 'primary' : 'error'}
          disabled={props.busy}
          onClick={props.onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
