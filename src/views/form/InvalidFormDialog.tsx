import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

interface InvalidFormDialogProps {
  readonly open: boolean;
  /** The specification's title when absent. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  /** Called once the dialog is gone and the form behind it can be reached again. */
  readonly onClosed: () => void;
}

/** Says that the form was not sent. The focus goes to the first field to correct and not back to the button. */
export const InvalidFormDialog = ({ open, title, onClose, onClosed }: InvalidFormDialogProps) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`}>{title ?? translate('validation.dialogTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('validation.dialog')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* An alert dialog puts the focus on its answer (WAI-ARIA practices). */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
