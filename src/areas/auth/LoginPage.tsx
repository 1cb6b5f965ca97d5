import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate, useSearchParams, useLocation } from 'react-router';
import { authTexts, idleText } from '../../i18n/auth.ts';
import { sessionTexts } from '../../i18n/session.ts';
import { loginFailure } from '../../session/loginFailure.ts';
import { homeAddress } from '../../session/redirects.ts';
import { useSession, useSessionState } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { PageLoader } from '../../ui/PageLoader.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { TextForm, useTextForm } from '../../ui/useTextForm.tsx';
import { useAfterLogin, CHALLENGE_EXPIRED, PASSWORD_CHANGED } from './loginFlow.ts';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import type { LogoutReason } from '../../session/SessionState.ts';

const TOAST = 'login';

/** `/login`: name and password, then the second factor, the interrupted page or the club's home. */
export const LoginPage = () => {
  const session = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const goOn = useAfterLogin();
  const notice = useNotice();
  const redirect = search.get('redirect');

  const form = useTextForm({
    fields: { username: 'trimmed', password: 'exact' },
    retry: 'password',
    send: async (credentials) => {
      toasts.show({ text: authTexts.toasts.loginPending, kind: 'info', key: TOAST, sticky: true });
      const result = await session.login(credentials);
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
  const home = useHomeWhenLoggedIn(redirect, form.isSending);

  if (home !== null)
    return (
      <>
        <Navigate to={home} replace />
        <PageLoader />
      </>
    );
  return (
    <CenteredPage title={authTexts.login.title}>
      <TextForm
        form={form}
        label={authTexts.login.title}
        notice={notice}
        submit={authTexts.login.submit}
        pending={authTexts.toasts.loginPending}
        links={
          <Button component={Link} to="/resetting/request">
            {authTexts.login.forgotten}
          </Button>
        }
      >
        <TextInput
          {...form.field('username')}
          label={authTexts.login.username}
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordInput {...form.field('password')} />
      </TextForm>
    </CenteredPage>
  );
};

/** Home of somebody who is logged in already, for whom there is nothing to fill; null with a way back, so that nothing loops. */
const useHomeWhenLoggedIn = (redirect: string | null, isSending: boolean): string | null => {
  const session = useSession();
  const state = useSessionState();
  useEffect(() => {
    void session.restore();
  }, [session]);
  return state.status === 'loggedIn' && redirect === null && !isSending ? homeAddress(state.user) : null;
};

/** Why the user has to log in again; null after a wanted logout. */
const useNotice = (): string | null => {
  const { idleSeconds } = useSession();
  const state = useSessionState();
  const { state: sent } = useLocation() as { state: { notice?: string } | null };
  if (sent?.notice === CHALLENGE_EXPIRED.notice) return authTexts.login.challengeExpired;
  if (sent?.notice === PASSWORD_CHANGED.notice) return authTexts.login.passwordChanged;
  const notice = state.status === 'loggedOut' && state.reason ? NOTICES[state.reason] : null;
  return notice && notice.replace('%{time}', idleText(idleSeconds));
};

const NOTICES: Readonly<Record<LogoutReason, string | null>> = {
  voluntary: null,
  expired: authTexts.login.expired,
  inactivity: authTexts.login.inactivity,
  elsewhere: authTexts.login.elsewhere,
  refused: authTexts.login.refused,
};
