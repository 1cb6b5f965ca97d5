import Button from '@mui/material/Button';
import { useEffect, useId, useReducer, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { homeAddress } from '../../session/addresses.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { useSessionState } from '../../session/useSessionState.ts';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { AuthForm } from './AuthForm.tsx';
import { editing, toNextStep } from './loginSteps.ts';
import { loginFailure } from './loginFailure.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useAfterLogin } from './useAfterLogin.ts';
import { useNotice } from './useNotice.ts';

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
  const [form, dispatch] = useReducer(toNextStep, editing);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const alertId = useId();
  useFirstFocus(usernameField);
  const redirect = search.get('redirect');

  useSkipWhenLoggedIn(redirect, form.step === 'sending');

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.step === 'sending') return;
    const missing = [username.trim() ? null : 'username', password ? null : 'password'].filter(
      (name) => name !== null,
    );
    if (missing.length > 0) {
      dispatch({ type: 'missed', fields: missing });
      (missing[0] === 'username' ? usernameField : passwordField).current?.focus();
      return;
    }
    dispatch({ type: 'sent' });
    toasts.show({ text: authTexts.toasts.loginPending, kind: 'info', key: TOAST, sticky: true });
    try {
      const result = await session.login({ username: username.trim(), password });
      if (result.outcome === 'refused') {
        toasts.show({ text: authTexts.session.refused, kind: 'error', key: TOAST });
        dispatch({ type: 'failed', sentence: authTexts.login.refused });
      } else if (result.outcome === 'secondFactor') {
        toasts.dismiss(TOAST);
        const query = new URLSearchParams({ hash: result.hash, ...(redirect ? { redirect } : {}) });
        void navigate(`/login/verify?${query}`);
      } else {
        toasts.show({ text: authTexts.toasts.loginDone, kind: 'success', key: TOAST });
        goOn(result.user);
      }
    } catch (error) {
      toasts.show({ text: authTexts.toasts.loginFailed, kind: 'error', key: TOAST });
      dispatch({ type: 'failed', sentence: loginFailure(error, authTexts.login.wrong) });
      passwordField.current?.focus();
    }
  };

  const failure = form.step === 'editing' ? form.failure : null;
  const missing = (field: string): string | null =>
    form.step === 'editing' && form.missing.has(field) ? authTexts.required : null;

  return (
    <CenteredPage product={pageTexts.product} title={authTexts.login.title}>
      <AuthForm onSubmit={submit} label={authTexts.login.title}>
        <FormAlert id={alertId} text={failure ?? notice} kind={failure ? 'error' : 'info'} />
        <TextInput
          name="username"
          label={authTexts.login.username}
          value={username}
          onChange={setUsername}
          error={missing('username')}
          describedBy={failure ? alertId : undefined}
          inputRef={usernameField}
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordInput
          value={password}
          onChange={setPassword}
          error={missing('password')}
          describedBy={failure ? alertId : undefined}
          inputRef={passwordField}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={form.step === 'sending'}>
          {form.step === 'sending' ? authTexts.toasts.loginPending : authTexts.login.submit}
        </Button>
        <Button component={Link} to="/resetting/request">
          {authTexts.login.forgotten}
        </Button>
      </AuthForm>
    </CenteredPage>
  );
};

/** Someone already logged in goes on to their club; with a way back the form stays, so that nothing loops (R2.12). */
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
