import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { FormAlert } from '../../ui/FormAlert.tsx';
import { TextForm, useTextForm } from '../../ui/useTextForm.tsx';
import { LinkRefused, isLinkRefused, linkFailure } from './LinkRefused.tsx';

type Stage = 'open' | 'confirmed' | 'refused';

/**
 * `/registration/confirm?token=`: activates a new account by a button, for mail programs that open every link would
 * use the token up.
 */
export const ConfirmPage = () => {
  const { accountLinks } = useSession();
  const token = useSearchParams()[0].get('token');
  const [stage, setStage] = useState<Stage>(token ? 'open' : 'refused');
  const { registration } = authTexts;

  const form = useTextForm({
    fields: {},
    send: async () => {
      await accountLinks.confirmRegistration(token ?? '');
      setStage('confirmed');
      return 'left';
    },
    explain: (error) => {
      if (!isLinkRefused(error)) return linkFailure(error);
      setStage('refused');
      return null;
    },
  });

  return (
    <CenteredPage title={registration.title}>
      {stage === 'refused' ? (
        <LinkRefused />
      ) : stage === 'confirmed' ? (
        <>
          <FormAlert id={form.alertId} text={registration.done} kind="info" />
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
          <TextForm
            form={form}
            label={registration.title}
            submit={registration.submit}
            pending={registration.pending}
          />
        </>
      )}
    </CenteredPage>
  );
};
