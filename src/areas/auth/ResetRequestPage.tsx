import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { authTexts } from '../../i18n/auth.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { TextForm, useTextForm } from '../../ui/useTextForm.tsx';

/** `/resetting/request`: requests a link by user name or mail address, and always says the same. */
export const ResetRequestPage = () => {
  const { accountLinks } = useSession();
  const [isDone, setDone] = useState(false);
  const { reset } = authTexts;
  const form = useTextForm({
    fields: { username: 'trimmed' },
    retry: 'username',
    send: async ({ username }) => {
      setDone(false);
      await accountLinks.requestReset(username);
      setDone(true);
      return 'usable';
    },
    explain: requestFailure,
  });
  return (
    <CenteredPage title={reset.title}>
      <span>{reset.intro}</span>
      <TextForm
        form={form}
        label={reset.title}
        notice={isDone ? reset.done : null}
        submit={reset.submit}
        pending={reset.pending}
        links={
          <Button component={Link} to="/login">
            {authTexts.verify.back}
          </Button>
        }
      >
        <TextInput
          {...form.field('username')}
          label={reset.name}
          inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
      </TextForm>
    </CenteredPage>
  );
};

/** What the general sentences say of records and their rights says nothing to somebody without a password. */
const requestFailure = (error: unknown): string =>
  error instanceof ApiError && REFUSALS.includes(error.status ?? 0)
    ? authTexts.reset.refused
    : errorSentence(error);

const REFUSALS: readonly number[] = [401, 403, 404];
