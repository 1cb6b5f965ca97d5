import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';

interface ToolDialogProps {
  readonly title: string;
  readonly wide?: boolean;
  /** The way out is one of them, visible and enabled at all times. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Dialog of a list's tool, the whole screen on a phone. Neither Escape nor a click outside closes it. */
export const ToolDialog = ({ title, wide = false, actions, children }: ToolDialogProps) => {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth={wide ? 'lg' : 'sm'} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent tabIndex={-1}>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>
    </Dialog>
  );
};
