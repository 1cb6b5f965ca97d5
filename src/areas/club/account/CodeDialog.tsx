import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { authTexts } from '../../../i18n/auth.ts';
import { isChallengeExpired, loginFailure } from '../../../session/loginFailure.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { useTextForm } from '../../../ui/useTextForm.tsx';

const TOAST = 'verify';

/** Prompt for the code that a call needs, over the page and its form, which stay as they are. */
export const CodeDialog = () => {
  const { stepUp } = useSession();
  const toasts = useToasts();
  const [isOver, setOver] = useState(false);
  const id = useId();
  const form = useTextForm({
    fields: { code: 'trimmed' },
    retry: 'code',
    send: async ({ code }) => {
      toasts.show({ text: authTexts.toasts.verifyPending, kind: 'info', key: TOAST, sticky: true });
      await stepUp.answer(code);
      toasts.dismiss(TOAST);
      return 'left';
    },
    explain: (error) => {
      toasts.show({ text: authTexts.toasts.verifyFailed, kind: 'error', key: TOAST });
      if (!isChallengeExpired(error)) return { code: loginFailure(error, authTexts.verify.wrong) };
      setOver(true);
      return null;
    },
  });
  // A dialog is inside the page's form for React, whose submit this is not.
  const submit = (event: FormEvent): void => {
    event.stopPropagation();
    void form.submit(event);
  };
  if (isOver) return <OverDialog />;
  return (
    <DialogFrame
      title={authTexts.verify.title}
      text={authTexts.verify.stepUp}
      actions={
        <>
          <Button onClick={stepUp.refuse}>{authTexts.verify.cancel}</Button>
          <Button type="submit" form={id} variant="contained">
            {authTexts.verify.submit}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ mt: 3 }}>
        <TextInput
          {...form.field('code')}
          label={authTexts.verify.code}
          // The dialog has no other field.
          inputProps={{
            autoComplete: 'one-time-code',
            inputMode: 'numeric',
            spellCheck: false,
            autoFocus: true,
          }}
        />
      </Box>
    </DialogFrame>
  );
};

/** The code came too late: said until it is read, for the call is given up with it. */
const OverDialog = () => {
  const { stepUp } = useSession();
  return (
    <DialogFrame
      isAlert
      title={authTexts.verify.title}
      text={authTexts.verify.stepUpOver}
      actions={
        // An alert dialog puts the focus on its answer (WAI-ARIA practices).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button autoFocus variant="contained" onClick={stepUp.refuse}>
          {authTexts.verify.close}
        </Button>
      }
    />
  );
};
