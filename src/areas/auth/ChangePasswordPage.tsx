import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { useSaveKey } from '../../ui/useSaveKey.ts';
import { TextForm, useTextForm } from '../../ui/useTextForm.tsx';
import { LinkRefused, isLinkRefused, linkFailure } from './LinkRefused.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { PASSWORD_CHANGED } from './loginFlow.ts';
import { ApiError } from '../../http/ApiError.ts';

/** `/resetting/change_password?token=`: the new password, typed twice; then the login page. */
export const ChangePasswordPage = () => {
  const token = useSearchParams()[0].get('token');
  const [isRefused, setRefused] = useState(false);
  return (
    <CenteredPage title={authTexts.password.title}>
      {isRefused || !token ? (
        <LinkRefused />
      ) : (
        <PasswordForm token={token} onRefused={() => setRefused(true)} />
      )}
    </CenteredPage>
  );
};

const PasswordForm = ({ token, onRefused }: { token: string; onRefused: () => void }) => {
  const { accountLinks } = useSession();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  useSaveKey(frame);
  const { password: texts } = authTexts;
  const form = useTextForm({
    fields: { password: 'exact', passwordAgain: 'exact' },
    retry: 'password',
    check: ({ password, passwordAgain }) =>
      password === passwordAgain ? {} : { passwordAgain: texts.unequal },
    send: async ({ password }) => {
      await accountLinks.changePassword({ token, password });
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
      return refused === null ? linkFailure(error) : { password: refused };
    },
  });
  return (
    <div ref={frame}>
      <TextForm form={form} label={texts.title} submit={texts.submit} pending={texts.pending}>
        <PasswordInput
          {...form.field('password')}
          label={texts.first}
          autoComplete="new-password"
          hint={texts.hint}
        />
        <PasswordInput {...form.field('passwordAgain')} label={texts.second} autoComplete="new-password" />
      </TextForm>
    </div>
  );
};

/** The server's validation messages for the new password; null for any other refusal. */
const passwordComplaint = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.kind !== 'validation') return null;
  return [...Object.values(error.fieldErrors).flat(), ...error.globalErrors].join(' ') || null;
};
