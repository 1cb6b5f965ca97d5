import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { authTexts } from '../../../i18n/auth.ts';
import { securityTexts } from './texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { TextForm, useTextForm } from '../../../ui/useTextForm.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { explainAt, useSecurityChanges } from './useAccountSecurity.ts';

interface Closing {
  readonly onClose: () => void;
}

/** The present password and the new one, typed twice. */
export const PasswordDialog = ({ onClose }: Closing) => (
  <DialogFrame
    title={securityTexts.password.open}
    actions={<Button onClick={onClose}>{securityTexts.back}</Button>}
  >
    <PasswordForm onClose={onClose} />
  </DialogFrame>
);

const PasswordForm = ({ onClose }: Closing) => {
  const { changePassword } = useSecurityChanges();
  const toasts = useToasts();
  const { password: texts } = securityTexts;
  const form = useTextForm({
    fields: { currentPassword: 'exact', password: 'exact', passwordAgain: 'exact' },
    check: ({ password, passwordAgain }) =>
      password === passwordAgain ? {} : { passwordAgain: authTexts.password.unequal },
    send: async ({ currentPassword, password }) => {
      await changePassword({ currentPassword, password });
      toasts.show({ kind: 'success', text: texts.done });
      onClose();
      return 'left';
    },
    explain: explainAt('currentPassword', 'password'),
  });
  return (
    <TextForm
      form={form}
      label={texts.open}
      submit={authTexts.password.submit}
      pending={authTexts.password.pending}
      links={
        <Button component={Link} to="/resetting/request">
          {authTexts.login.forgotten}
        </Button>
      }
    >
      <PasswordInput {...form.field('currentPassword')} label={texts.present} />
      <PasswordInput
        {...form.field('password')}
        label={authTexts.password.first}
        autoComplete="new-password"
        hint={authTexts.password.hint}
      />
      <PasswordInput
        {...form.field('passwordAgain')}
        label={authTexts.password.second}
        autoComplete="new-password"
      />
    </TextForm>
  );
};
