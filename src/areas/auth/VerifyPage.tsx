import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { sessionTexts } from '../../i18n/session.ts';
import { isChallengeExpired, loginFailure } from '../../session/loginFailure.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { TextForm, useTextForm } from '../../ui/useTextForm.tsx';
import { CHALLENGE_EXPIRED, useAfterLogin } from './loginFlow.ts';

const TOAST = 'verify';

/** `/login/verify?hash=`: the code of the second factor; without a hash there is nothing to verify. */
export const VerifyPage = () => {
  const [search] = useSearchParams();
  const hash = search.get('hash');
  const redirect = search.get('redirect');
  const login = redirect ? `/login?${new URLSearchParams({ redirect })}` : '/login';
  if (!hash) return <Navigate to={login} replace />;
  return <VerifyForm hash={hash} login={login} />;
};

const VerifyForm = ({ hash, login }: { hash: string; login: string }) => {
  const session = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const goOn = useAfterLogin();
  const form = useTextForm({
    fields: { code: 'trimmed' },
    retry: 'code',
    send: async ({ code }) => {
      toasts.show({ text: authTexts.toasts.verifyPending, kind: 'info', key: TOAST, sticky: true });
      const result = await session.verify({ code, hash });
      if (result.outcome === 'loggedIn') {
        toasts.show({ text: authTexts.toasts.loginDone, kind: 'success', key: TOAST });
        goOn(result.user);
        return 'left';
      }
      const text = result.outcome === 'refused' ? sessionTexts.refused : authTexts.toasts.verifyFailed;
      toasts.show({ text, kind: 'error', key: TOAST });
      return { failure: authTexts.login.refused };
    },
    explain: (error) => {
      toasts.show({ text: authTexts.toasts.verifyFailed, kind: 'error', key: TOAST });
      if (!isChallengeExpired(error)) return loginFailure(error, authTexts.verify.wrong);
      void navigate(login, { replace: true, state: CHALLENGE_EXPIRED });
      return null;
    },
  });

  return (
    <CenteredPage title={authTexts.verify.title}>
      <span>{authTexts.verify.intro}</span>
      <TextForm
        form={form}
        label={authTexts.verify.title}
        submit={authTexts.verify.submit}
        pending={authTexts.toasts.verifyPending}
        links={
          <>
            <Typography variant="body2">{authTexts.verify.nothing}</Typography>
            <Button component={Link} to={login} replace>
              {authTexts.verify.back}
            </Button>
          </>
        }
      >
        <TextInput
          {...form.field('code')}
          label={authTexts.verify.code}
          inputProps={{ autoComplete: 'one-time-code', inputMode: 'numeric', spellCheck: false }}
        />
      </TextForm>
    </CenteredPage>
  );
};
