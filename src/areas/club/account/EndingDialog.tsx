import Button from '@mui/material/Button';
import { authTexts } from '../../../i18n/auth.ts';
import { clockOf } from '../../../lib/dates.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';

interface EndingDialogProps {
  /** When the session ends, in milliseconds. */
  readonly deadline: number;
}

/** Says when inactivity ends the session. The focus returns to where it was. */
export const EndingDialog = ({ deadline }: EndingDialogProps) => {
  const { title, text, stay } = authTexts.warning;
  return (
    <DialogFrame
      isAlert
      title={title}
      text={text.replace('%{time}', clockOf(deadline))}
      // Gone at once: the key that extended the session may be meant for the form beneath already.
      transitionDuration={0}
      actions={
        // An alert dialog puts the focus on its answer (WAI-ARIA practices).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button autoFocus variant="contained">
          {stay}
        </Button>
      }
    />
  );
};
