import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LinkBase, useCreate, useCreatePath, useRedirect, useDataProvider, useGetList } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { noteOf } from '../../data/answerOfWrite.ts';
import { formatDay, dayOf } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { failureText } from '../failureText.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { useHasClub } from '../clubsHere.ts';
import { fieldNamed } from '../../schema/description.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toText } from '../../schema/read.ts';
import { useDescription } from '../../views/page/useDescription.ts';

/** Open forms of the club, with the state of each answer and its button; above the clubs nobody fills them in. */
export const OpenForms = () => (useHasClub() ? <FormsOfClub /> : null);

const FormsOfClub = () => {
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
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(isPending, button);
  // The second click of a double one comes before the button is disabled.
  const isSent = useRef(false);
  const begin = (): void => {
    if (isSent.current) return;
    isSent.current = true;
    void create(
      RESOURCE,
      { data: { template: form.iri, organization: club?.['@id'] } },
      {
        onSuccess: (answer) =>
          noteOf(answer) === null
            ? redirect('edit', RESOURCE, answer.id, answer)
            : redirect('list', RESOURCE),
        // Shown below.
        onError: () => {
          isSent.current = false;
        },
      },
    );
  };
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
      <Button ref={button} variant="contained" disabled={isPending} onClick={begin} {...named('begin')}>
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

/** An open form with the club's answer. */
interface OpenForm {
  readonly iri: string;
  readonly title: string;
  readonly closeDate: unknown;
  /** Name of the structure that sends it. */
  readonly sender: string;
  readonly answer: {
    readonly iri: string;
    /** In the words of the server. */
    readonly state: string;
    readonly mayChange: boolean;
  } | null;
}

/** Forms open at a time are few. */
const MANY = 100;

/** The forms that wait for the club of the address. */
const useOpenForms = () => {
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const [today] = useState(() => dayOf(new Date()));
  const templates = useQuery({
    queryKey: ['forms', 'open', today],
    queryFn: ({ signal }) =>
      provider.query(
        query('open forms', '/form_templates')
          .select('title', 'closeDate', 'organization.name')
          .where('todo', 'forms')
          .where('audience', 'club')
          .where('closeDate', { after: today })
          .orderBy('closeDate')
          .pagination({ limit: MANY })
          .withoutTotal(),
        { signal },
      ),
  });
  const answers = useGetList(
    'form-answers',
    {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'id', order: 'DESC' },
      filter: { organization: club?.['@id'] },
    },
    { enabled: Boolean(club), onError: () => undefined },
  );
  const described = useDescription('form-answers', 'list');
  const choices =
    described.status === 'ready' ? fieldNamed(described.description.fields, 'status')?.choices : null;
  const toAnswer = (iri: string): OpenForm['answer'] => {
    const found = answers.data?.find(({ template }) => iriOf(template) === iri);
    return found
      ? {
          iri: String(found.id),
          state: choices?.find(({ value }) => value === found.status)?.label ?? String(found.status),
          mayChange: permissionsOf(found).canUpdate,
        }
      : null;
  };
  return {
    forms: (templates.data?.data ?? []).map((form): OpenForm => ({
      iri: iriOf(form) ?? '',
      title: toText(valueAt(form, 'title')) ?? '',
      closeDate: valueAt(form, 'closeDate'),
      sender: toText(valueAt(form, 'organization.name')) ?? '',
      answer: toAnswer(iriOf(form) ?? ''),
    })),
    mayAnswer: (answers.meta as ListMeta | undefined)?.canCreate ?? false,
    isPending: templates.isPending || answers.isPending,
    error: templates.error ?? answers.error,
    retry: (): void => {
      void templates.refetch();
      void answers.refetch();
    },
  };
};
