import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { RetryButton } from './form/RetryButton.tsx';
import { SendingBar } from './form/SendingBar.tsx';
import { SendingContext } from './form/SendingContext.ts';
import { ExitButton } from './form/ExitButton.tsx';

interface SaveBarProps {
  readonly locked: string | null;
  readonly isNew: boolean;
  readonly actions?: ReactNode;
}

/** The submit button, greyed with its reason, the way out, and what the server said of the form as a whole. */
export const SaveBar = ({ locked, isNew, actions }: SaveBarProps) => {
  const id = useId();
  const translate = useTranslate();
  const sending = use(SendingContext);
  const { isSubmitting, errors, dirtyFields, isSubmitSuccessful } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const serverError = (errors.root as { serverError?: { message?: string } } | undefined)?.serverError;
  const submit = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    // Greyed while the save was under way, the button has lost the focus to nobody.
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body)
      submit.current?.focus({ preventScroll: true });
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  return (
    <Stack component="footer" sx={{ mt: 2, gap: 2 }}>
      {serverError?.message && (
        <Alert
          severity="error"
          sx={{ whiteSpace: 'pre-line' }}
          action={sending && !isSubmitting && <RetryButton sending={sending} />}
        >
          {serverError.message}
        </Alert>
      )}
      {sending && <SendingBar sending={sending} />}
      {locked === null && (
        <Typography variant="body2" color="textSecondary">
          {translate('form.requiredHint')}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          ref={submit}
          type="submit"
          variant="contained"
          disabled={locked !== null || isSubmitting}
          aria-describedby={locked === null ? undefined : `${id}-locked`}
        >
          {translate(isNew ? 'form.create' : 'form.save')}
        </Button>
        <ExitButton label={isNew || isDirty ? 'form.cancel' : 'form.close'} />
        {actions}
        {locked !== null && (
          <Typography id={`${id}-locked`} color="textSecondary">
            {locked}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
};
