import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreate, useCreatePath, useRedirect } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { noteOf } from '../../data/answerOfWrite.ts';
import { formatDay } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { failureText } from '../failureText.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { useOpenForms, type OpenForm } from './useOpenForms.ts';

/** Open forms of the club, with the state of each answer and its button. */
export const OpenForms = () => {
  const translate = useTranslate();
  const { forms, mayAnswer, isPending, error, retry } = useOpenForms();
  if (error) return <QueryFailure message="formAnswer.failed" error={error} refetch={retry} />;
  if (isPending) return <Loading />;
  return (
    <SectionCard title={translate('formAnswer.open')}>
      {forms.length === 0 && <Typography>{translate('formAnswer.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {forms.map((form) => (
          <Box
            component="li"
            key={form.iri}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {form.title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {translate('formAnswer.until', {
                  date: formatDay(form.closeDate) ?? PLACEHOLDER,
                  from: form.sender,
                })}
              </Typography>
            </Box>
            <Chip
              size="small"
              variant="outlined"
              label={form.answer?.state ?? translate('formAnswer.unanswered')}
            />
            <AnswerButton form={form} mayAnswer={mayAnswer} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};

interface AnswerButtonProps {
  readonly form: OpenForm;
  readonly mayAnswer: boolean;
}

const RESOURCE = 'form-answers';

/** Starts, continues or opens the answer to a form. */
const AnswerButton = ({ form, mayAnswer }: AnswerButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const { club } = useScope(['club']);
  const [create, { isPending, error }] = useCreate();
  const named = (label: 'begin' | 'goOn' | 'read') => ({
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
          {failureText(error)}
        </Alert>
      )}
    </>
  );
};
