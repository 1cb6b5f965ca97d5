import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { authTexts } from '../../../i18n/auth.ts';
import { clockOf } from '../../../lib/dates.ts';

interface EndingDialogProps {
  /** When the session ends, in milliseconds. */
  readonly deadline: number;
}

/** Says when inactivity ends the session. The focus returns to where it was. */
export const EndingDialog = ({ deadline }: EndingDialogProps) => {
  const id = useId();
  const { title, text, stay } = authTexts.warning;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Gone at once: the key that extended the session may be meant for the form beneath already.
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text.replace('%{time}', clockOf(deadline))}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* An alert dialog puts the focus on its answer (WAI-ARIA practices). */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus variant="contained">
          {stay}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
