import Button from '@mui/material/Button';
import { authTexts } from '../../../i18n/auth.ts';
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
      text={text.replace('%{time}', CLOCK.format(deadline))}
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

/** On the reader's own clock: this is about their screen, not about the federation's day. */
const CLOCK = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
