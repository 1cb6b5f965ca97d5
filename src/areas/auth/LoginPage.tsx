import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { sessionTexts } from '../../i18n/session.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { homeAddress } from '../../session/redirects.ts';
import { useSession, useSessionState } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { AuthForm, useAuthForm } from './useAuthForm.tsx';
import { loginFailure, useNotice, useAfterLogin } from './loginFlow.ts';
import { PasswordInput } from './PasswordInput.tsx';

interface Props {
  /** Whether an address of the `redirect` parameter leads to a page. */
  readonly isKnownPath?: (pathname: string) => boolean;
}

const TOAST = 'login';

/** `/login`: name and password, then the second factor, the interrupted page or the club's home. */
export const LoginPage = ({ isKnownPath }: Props) => {
  const session = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goOn = useAfterLogin(isKnownPath);
  const notice = useNotice();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useFirstFocus(usernameField);
  const redirect = search.get('redirect');

  const { submit, isSending, failure, complaintOf, alertId, describedBy } = useAuthForm({
    fields: { username: usernameField, password: passwordField },
    retry: 'password',
    check: () => ({
      ...(username.trim() ? {} : { username: authTexts.required }),
      ...(password ? {} : { password: authTexts.required }),
    }),
    send: async () => {
      toasts.show({ text: authTexts.toasts.loginPending, kind: 'info', key: TOAST, sticky: true });
      const result = await session.login({ username: username.trim(), password });
      if (result.outcome === 'refused') {
        toasts.show({ text: sessionTexts.refused, kind: 'error', key: TOAST });
        return { failure: authTexts.login.refused };
      }
      if (result.outcome === 'secondFactor') {
        toasts.dismiss(TOAST);
        const query = new URLSearchParams({ hash: result.hash, ...(redirect ? { redirect } : {}) });
        void navigate(`/login/verify?${query}`);
      } else {
        toasts.show({ text: authTexts.toasts.loginDone, kind: 'success', key: TOAST });
        goOn(result.user);
      }
      return 'left';
    },
    explain: (error) => {
      toasts.show({ text: authTexts.toasts.loginFailed, kind: 'error', key: TOAST });
      return loginFailure(error, authTexts.login.wrong);
    },
  });
  useSkipWhenLoggedIn(redirect, isSending);

  return (
    <CenteredPage product={pageTexts.product} title={authTexts.login.title}>
      <AuthForm onSubmit={submit} label={authTexts.login.title}>
        <FormAlert id={alertId} text={failure ?? notice} kind={failure ? 'error' : 'info'} />
        <TextInput
          name="username"
          label={authTexts.login.username}
          value={username}
          onChange={setUsername}
          error={complaintOf('username')}
          describedBy={describedBy}
          inputRef={usernameField}
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordInput
          value={password}
          onChange={setPassword}
          error={complaintOf('password')}
          describedBy={describedBy}
          inputRef={passwordField}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={isSending}>
          {isSending ? authTexts.toasts.loginPending : authTexts.login.submit}
        </Button>
        <Button component={Link} to="/resetting/request">
          {authTexts.login.forgotten}
        </Button>
      </AuthForm>
    </CenteredPage>
  );
};

/** Someone already logged in goes on to their club; with a way back the form stays, so that nothing loops. */
const useSkipWhenLoggedIn = (redirect: string | null, isSending: boolean): void => {
  const session = useSession();
  const state = useSessionState();
  const navigate = useNavigate();
  useEffect(() => {
    void session.restore();
  }, [session]);
  useEffect(() => {
    if (state.status !== 'loggedIn' || redirect !== null || isSending) return;
    void navigate(homeAddress(state.user), { replace: true });
  }, [state, redirect, isSending, navigate]);
};
