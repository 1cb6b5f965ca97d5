import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type FormEvent } from 'react';
import { errorSentence } from '../../../http/errorSentence.ts';
import { authTexts } from '../../../i18n/auth.ts';
import { isChallengeExpired } from '../../../session/isChallengeExpired.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';

const TOAST = 'verify';

/** Asks for the code that a call needs, over the page and its form, which stay as they are. */
export const CodeDialog = () => {
  const { stepUp } = useSession();
  const toasts = useToasts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // A dialog is inside the page's form for React, whose submit this is not.
    event.stopPropagation();
    if (isSending.current) return;
    if (code.trim() === '') {
      setError(authTexts.required);
      field.current?.focus();
      return;
    }
    isSending.current = true;
    toasts.show({ text: authTexts.toasts.verifyPending, kind: 'info', key: TOAST, sticky: true });
    try {
      await stepUp.answer(code);
      toasts.dismiss(TOAST);
    } catch (failure) {
      toasts.show({ text: authTexts.toasts.verifyFailed, kind: 'error', key: TOAST });
      if (isChallengeExpired(failure)) {
        setOver(true);
        return;
      }
      setError(errorSentence(failure));
      field.current?.focus();
    } finally {
      isSending.current = false;
    }
  };

  if (isOver) return <OverDialog />;
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{authTexts.verify.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 3 }}>
            {authTexts.verify.stepUp}
          </DialogContentText>
          <TextInput
            name="code"
            label={authTexts.verify.code}
            value={code}
            onChange={setCode}
            error={error}
            inputRef={field}
            // The dialog asks for nothing else.
            inputProps={{
              autoComplete: 'one-time-code',
              inputMode: 'numeric',
              spellCheck: false,
              autoFocus: true,
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={stepUp.refuse}>{authTexts.verify.cancel}</Button>
          <Button type="submit" variant="contained">
            {authTexts.verify.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** The code came too late: said until it is read, for the call is given up with it. */
const OverDialog = () => {
  const { stepUp } = useSession();
  const id = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{authTexts.verify.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{authTexts.verify.stepUpOver}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* An alert dialog puts the focus on its answer (WAI-ARIA practices). */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus variant="contained" onClick={stepUp.refuse}>
          {authTexts.verify.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
