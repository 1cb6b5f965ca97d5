import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { authTexts } from '../../i18n/auth.ts';
import { loginFailure } from '../../session/loginFailure.ts';
import { useSession, useUser } from '../../session/SessionContext.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { TextForm, useTextForm } from '../../ui/useTextForm.tsx';

const { title, text, submit, other } = authTexts.passwordAgain;

/** Password prompt of the account whose access token has ended, over the page and its form, which stay as they are. */
export const PasswordAgainDialog = () => (
  <DialogFrame title={title} text={text}>
    <Box sx={{ mt: 3 }}>
      <PasswordForm />
    </Box>
  </DialogFrame>
);

/** Inside the dialog, which is there when the form takes the focus. */
const PasswordForm = () => {
  const { passwordAgain, logout } = useSession();
  const user = useUser();
  const form = useTextForm({
    fields: { password: 'exact' },
    retry: 'password',
    send: async ({ password }) => {
      await passwordAgain.answer(password);
      return 'left';
    },
    explain: (error) => loginFailure(error, authTexts.login.wrong),
  });
  return (
    <TextForm
      form={form}
      label={title}
      submit={submit}
      pending={authTexts.toasts.loginPending}
      links={<Button onClick={() => void logout('expired')}>{other}</Button>}
    >
      <TextInput
        name="username"
        label={authTexts.login.username}
        value={user?.username ?? ''}
        onChange={() => undefined}
        inputProps={{ autoComplete: 'username', readOnly: true, spellCheck: false }}
      />
      <PasswordInput {...form.field('password')} />
    </TextForm>
  );
};
