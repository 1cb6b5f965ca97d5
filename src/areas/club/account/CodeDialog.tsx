import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorSentence } from '../../../http/errorSentence.ts';
import { authTexts } from '../../../i18n/auth.ts';
import { isChallengeExpired } from '../../../session/isChallengeExpired.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { TextForm, useTextForm } from '../../../ui/useTextForm.tsx';

const TOAST = 'verify';

/** Prompt for the code that a call needs, over the page and its form, which stay as they are. */
export const CodeDialog = () => {
  const [isOver, setOver] = useState(false);
  if (isOver) return <OverDialog />;
  return (
    <DialogFrame title={authTexts.verify.title} text={authTexts.verify.stepUp}>
      <Box sx={{ mt: 3 }}>
        <CodeForm onOver={() => setOver(true)} />
      </Box>
    </DialogFrame>
  );
};

/** Inside the dialog, which is there when the form takes the focus. */
const CodeForm = ({ onOver }: { readonly onOver: () => void }) => {
  const { stepUp } = useSession();
  const toasts = useToasts();
  const { verify, toasts: texts } = authTexts;
  const form = useTextForm({
    fields: { code: 'trimmed' },
    retry: 'code',
    send: async ({ code }) => {
      toasts.show({ text: texts.verifyPending, kind: 'info', key: TOAST, sticky: true });
      await stepUp.answer(code);
      toasts.dismiss(TOAST);
      return 'left';
    },
    explain: (error) => {
      toasts.show({ text: texts.verifyFailed, kind: 'error', key: TOAST });
      if (!isChallengeExpired(error)) return { code: errorSentence(error) };
      onOver();
      return null;
    },
  });
  return (
    <TextForm
      form={form}
      label={verify.title}
      submit={verify.submit}
      pending={texts.verifyPending}
      links={<Button onClick={stepUp.refuse}>{verify.cancel}</Button>}
    >
      <TextInput
        {...form.field('code')}
        label={verify.code}
        inputProps={{ autoComplete: 'one-time-code', inputMode: 'numeric', spellCheck: false }}
      />
    </TextForm>
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
