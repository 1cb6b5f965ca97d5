import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { AuthForm, useAuthForm, type Complaints } from './useAuthForm.tsx';
import { LinkRefused, isLinkRefused, linkFailure, passwordComplaint } from './LinkRefused.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { PASSWORD_CHANGED } from './loginFlow.ts';

/** `/resetting/change_password?token=`: the new password, typed twice; then the login page. */
export const ChangePasswordPage = () => {
  const token = useSearchParams()[0].get('token');
  const [isRefused, setRefused] = useState(!token);
  return (
    <CenteredPage product={pageTexts.product} title={authTexts.password.title}>
      {isRefused || !token ? (
        <LinkRefused />
      ) : (
        <PasswordForm
          token={token}
          onRefused={() => {
            setRefused(true);
          }}
        />
      )}
    </CenteredPage>
  );
};

const PasswordForm = ({ token, onRefused }: { token: string; onRefused: () => void }) => {
  const { accountLinks } = useSession();
  const navigate = useNavigate();
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const firstField = useRef<HTMLInputElement>(null);
  const secondField = useRef<HTMLInputElement>(null);
  useFirstFocus(firstField);

  const { submit, isSending, failure, complaintOf, alertId, describedBy } = useAuthForm({
    fields: { first: firstField, second: secondField },
    retry: 'first',
    check: () => findComplaint(first, second),
    send: async () => {
      await accountLinks.changePassword({ token, password: first });
      // Replaced, so that 'back' does not lead to a link that has served.
      void navigate('/login', { replace: true, state: PASSWORD_CHANGED });
      return 'left';
    },
    explain: (error) => {
      if (isLinkRefused(error)) {
        onRefused();
        return null;
      }
      const refused = passwordComplaint(error);
      return refused === null ? linkFailure(error) : { first: refused };
    },
  });

  const { password } = authTexts;
  return (
    <AuthForm onSubmit={submit} label={password.title}>
      <FormAlert id={alertId} text={failure} />
      <PasswordInput
        label={password.first}
        autoComplete="new-password"
        hint={password.hint}
        value={first}
        onChange={setFirst}
        error={complaintOf('first')}
        describedBy={describedBy}
        inputRef={firstField}
      />
      <PasswordInput
        name="passwordAgain"
        label={password.second}
        autoComplete="new-password"
        value={second}
        onChange={setSecond}
        error={complaintOf('second')}
        describedBy={describedBy}
        inputRef={secondField}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={isSending}>
        {isSending ? password.pending : password.submit}
      </Button>
    </AuthForm>
  );
};

const findComplaint = (first: string, second: string): Complaints<'first' | 'second'> => {
  if (first === '') return { first: authTexts.required };
  if (second === '') return { second: authTexts.required };
  return first === second ? {} : { second: authTexts.password.unequal };
};
