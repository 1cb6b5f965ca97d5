import Button from '@mui/material/Button';
import { useId, useReducer, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { errorSentence } from '../../http/errorSentence.ts';
import { authTexts } from '../../i18n/auth.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useFirstFocus } from '../../ui/useFirstFocus.ts';
import { AuthForm } from './AuthForm.tsx';
import { editing, toNextStep } from './loginSteps.ts';

/** `/resetting/request`: asks for a link by user name or mail address, and always says the same (R2.13). */
export const ResetRequestPage = () => {
  const { accountLinks } = useSession();
  const [name, setName] = useState('');
  const [isDone, setDone] = useState(false);
  const [form, dispatch] = useReducer(toNextStep, editing);
  const field = useRef<HTMLInputElement>(null);
  const alertId = useId();
  useFirstFocus(field);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.step === 'sending') return;
    setDone(false);
    if (name.trim() === '') {
      dispatch({ type: 'missed', fields: ['username'] });
      field.current?.focus();
      return;
    }
    dispatch({ type: 'sent' });
    try {
      await accountLinks.requestReset(name.trim());
      setDone(true);
      dispatch({ type: 'missed', fields: [] });
    } catch (error) {
      dispatch({ type: 'failed', sentence: errorSentence(error) });
      field.current?.focus();
    }
  };

  const { reset } = authTexts;
  const failure = form.step === 'editing' ? form.failure : null;
  const isMissing = form.step === 'editing' && form.missing.has('username');

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
          error={isMissing ? authTexts.required : null}
          describedBy={failure ? alertId : undefined}
          inputRef={field}
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" variant="contained" size="large" aria-disabled={form.step === 'sending'}>
          {form.step === 'sending' ? reset.pending : reset.submit}
        </Button>
        <Button component={Link} to="/login">
          {authTexts.verify.back}
        </Button>
      </AuthForm>
    </CenteredPage>
  );
};
