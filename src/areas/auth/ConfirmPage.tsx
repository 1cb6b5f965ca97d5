import Button from '@mui/material/Button';
import { useId, useReducer, useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { pageTexts } from '../../i18n/pages.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { AuthForm } from './AuthForm.tsx';
import { LinkRefused } from './LinkRefused.tsx';
import { isLinkRefused, linkFailure } from './linkFailure.ts';
import { editing, toNextStep } from './loginSteps.ts';

type Stage = 'asking' | 'confirmed' | 'refused';

/**
 * `/registration/confirm?token=`: opens a new account (R2.7, R2.13). At the press of a button, not on sight: mail
 * programs that look at every link would use it up.
 */
export const ConfirmPage = () => {
  const { accountLinks } = useSession();
  const token = useSearchParams()[0].get('token');
  const [stage, setStage] = useState<Stage>(token ? 'asking' : 'refused');
  const [form, dispatch] = useReducer(toNextStep, editing);
  const alertId = useId();
  const { registration } = authTexts;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.step === 'sending' || !token) return;
    dispatch({ type: 'sent' });
    try {
      await accountLinks.confirmRegistration(token);
      setStage('confirmed');
    } catch (error) {
      if (isLinkRefused(error)) setStage('refused');
      dispatch({ type: 'failed', sentence: linkFailure(error) });
    }
  };

  return (
    <CenteredPage product={pageTexts.product} title={registration.title}>
      {stage === 'refused' ? (
        <LinkRefused />
      ) : stage === 'confirmed' ? (
        <>
          <FormAlert id={alertId} text={registration.done} kind="info" />
          <Button component={Link} to="/login" replace variant="contained" size="large">
            {registration.login}
          </Button>
          <Button component={Link} to="/resetting/request" replace>
            {registration.choose}
          </Button>
        </>
      ) : (
        <>
          <span>{registration.intro}</span>
          <AuthForm onSubmit={submit} label={registration.title}>
            <FormAlert id={alertId} text={form.step === 'editing' ? form.failure : null} />
            <Button type="submit" variant="contained" size="large" aria-disabled={form.step === 'sending'}>
              {form.step === 'sending' ? registration.pending : registration.submit}
            </Button>
          </AuthForm>
        </>
      )}
    </CenteredPage>
  );
};
