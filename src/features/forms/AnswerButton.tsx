import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useCreate, useCreatePath, useRedirect, useTranslate } from 'react-admin';
import { noteOf } from '../../data/answerOfWrite.ts';
import { serverErrorsOf } from '../../data/withServerErrors.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import type { OpenForm } from './useOpenForms.ts';

interface AnswerButtonProps {
  readonly form: OpenForm;
  readonly mayAnswer: boolean;
}

const RESOURCE = 'form-answers';

/** Starts, continues or opens the answer to a form. */
export const AnswerButton = ({ form, mayAnswer }: AnswerButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const { club } = useScope(['club']);
  const [create, { isPending, error }] = useCreate();
  const named = (label: string) => ({
    'aria-label': translate(`formAnswer.${label}Named`, { title: form.title }),
  });
  if (form.answer) {
    const type = form.answer.mayChange ? 'edit' : 'show';
    const label = type === 'edit' ? 'goOn' : 'read';
    return (
      <Button
        component={LinkBase}
        variant={type === 'edit' ? 'contained' : 'outlined'}
        to={createPath({ resource: RESOURCE, type, id: form.answer.iri })}
        {...named(label)}
      >
        {translate(`formAnswer.${label}`)}
      </Button>
    );
  }
  if (!mayAnswer)
    return (
      <RefusedButton variant="contained" reason={translate('form.noCreate')}>
        {translate('formAnswer.begin')}
      </RefusedButton>
    );
  return (
    <>
      <Button
        variant="contained"
        disabled={isPending}
        onClick={() =>
          void create(
            RESOURCE,
            { data: { template: form.iri, organization: club?.['@id'] } },
            {
              onSuccess: (answer) =>
                noteOf(answer) === null
                  ? redirect('edit', RESOURCE, answer.id, answer)
                  : redirect('list', RESOURCE),
              // Shown below.
              onError: () => undefined,
            },
          )
        }
        {...named('begin')}
      >
        {translate('formAnswer.begin')}
      </Button>
      {error && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {Object.values(serverErrorsOf(error) ?? {})
            .flat()
            .map(String)
            .join('\n') || errorSentence(error)}
        </Alert>
      )}
    </>
  );
};
