import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

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

/** Confirmation before something is lost, or cannot be taken back. Neither Escape nor a click outside closes it. */
export const ConfirmDialog = ({ open, title, message, cancel, confirm, ...props }: ConfirmDialogProps) => (
  <DialogFrame
    isAlert
    open={open}
    title={title}
    text={message}
    actions={
      <>
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
      </>
    }
  >
    {props.children}
  </DialogFrame>
);
