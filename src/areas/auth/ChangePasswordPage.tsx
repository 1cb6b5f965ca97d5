import Button from '@mui/material/Button';
import { useId, useReducer, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { AuthForm } from './AuthForm.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { isLinkRefused, linkFailure, passwordComplaint } from './linkFailure.ts';
import { editing, toNextStep } from './loginSteps.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { PASSWORD_CHANGED } from './useNotice.ts';

/** `/resetting/change_password?token=`: the new password, typed twice; then the login page (R2.6, R2.13). */
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
  const [complaint, setComplaint] = useState<{ first?: string; second?: string }>({});
  const [form, dispatch] = useReducer(toNextStep, editing);
  const firstField = useRef<HTMLInputElement>(null);
  const secondField = useRef<HTMLInputElement>(null);
  const alertId = useId();
  useFirstFocus(firstField);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.step === 'sending') return;
    const found = findComplaint(first, second);
    setComplaint(found);
    if (found.first ?? found.second) {
      dispatch({ type: 'missed', fields: [] });
      (found.first ? firstField : secondField).current?.focus();
      return;
    }
    dispatch({ type: 'sent' });
    try {
      await accountLinks.changePassword({ token, password: first });
      // Replaced, so that 'back' does not lead to a link that has served.
      void navigate('/login', { replace: true, state: PASSWORD_CHANGED });
    } catch (error) {
      if (isLinkRefused(error)) {
        onRefused();
        return;
      }
      const refused = passwordComplaint(error);
      if (refused) {
        setComplaint({ first: refused });
        dispatch({ type: 'missed', fields: [] });
      } else dispatch({ type: 'failed', sentence: linkFailure(error) });
      firstField.current?.focus();
    }
  };

  const { password } = authTexts;
  const failure = form.step === 'editing' ? form.failure : null;
  const describedBy = failure ? alertId : undefined;
  return (
    <AuthForm onSubmit={submit} label={password.title}>
      <FormAlert id={alertId} text={failure} />
      <PasswordInput
        label={password.first}
        autoComplete="new-password"
        hint={password.hint}
        value={first}
        onChange={setFirst}
        error={complaint.first ?? null}
        describedBy={describedBy}
        inputRef={firstField}
      />
      <PasswordInput
        name="passwordAgain"
        label={password.second}
        autoComplete="new-password"
        value={second}
        onChange={setSecond}
        error={complaint.second ?? null}
        describedBy={describedBy}
        inputRef={secondField}
      />
      <Button type="submit" variant="contained" size="large" aria-disabled={form.step === 'sending'}>
        {form.step === 'sending' ? password.pending : password.submit}
      </Button>
    </AuthForm>
  );
};

const findComplaint = (first: string, second: string): { first?: string; second?: string } => {
  if (first === '') return { first: authTexts.required };
  if (second === '') return { second: authTexts.required };
  return first === second ? {} : { second: authTexts.password.unequal };
};
