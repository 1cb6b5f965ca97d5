import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '../../http/errorSentence.ts';
import { authTexts } from '../../i18n/auth.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { AuthForm, useAuthForm } from './useAuthForm.tsx';

/** `/resetting/request`: asks for a link by user name or mail address, and always says the same. */
export const ResetRequestPage = () => {
  const { accountLinks } = useSession();
  const [name, setName] = useState('');
  const [isDone, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);

  const { submit, isSending, failure, complaintOf, alertId, describedBy } = useAuthForm({
    fields: { username: field },
    retry: 'username',
    check: () => {
      setDone(false);
      return name.trim() === '' ? { username: authTexts.required } : {};
    },
    send: async () => {
      await accountLinks.requestReset(name.trim());
      setDone(true);
      return 'usable';
    },
    explain: errorSentence,
  });

  const { reset } = authTexts;

  return (
    <CenteredPage product={pageTexts.product} title={reset.title}>
      <span>{reset.intro}</span>
      <AuthForm onSubmit={submit} label={reset.title}>
        <FormAlert
          id={alertId}
          text={failure ?? (isDone ? reset.done : null)}
          kind={failure ? 'error' : 'info'}
        />
        <TextInput
          name="username"
          label={reset.name}
          value={name}
          onChange={setName}
          error={complaintOf('username')}
          describedBy={describedBy}
          inputRef={field}
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={isSending}>
          {isSending ? reset.pending : reset.submit}
        </Button>
        <Button component={Link} to="/login">
          {authTexts.verify.back}
        </Button>
      </AuthForm>
    </CenteredPage>
  );
};
