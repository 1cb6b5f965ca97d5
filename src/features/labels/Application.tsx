import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { arrange } from '../../views/page/arrange.ts';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { Completeness } from '../Completeness.tsx';
import { Resorts } from './Resorts.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { valueAt } from '../../lib/paths.ts';
import { toList, toMap, toText } from '../../schema/read.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';

/** A label application with its missing parts and appeals. */
export const ApplicationShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => (
      <Stack sx={{ gap: 2 }}>
        <Completeness texts="labelApplication" />
        <Resorts />
        <ShowSections
          config={props.config ?? {}}
          description={{ fields: fields.filter(({ name }) => name !== 'missing') }}
        />
      </Stack>
    )}
  </SchemaShow>
);

/** Shown above the form and within it. */
const ELSEWHERE = new Set(['answers', 'score', 'missing']);

/** Form of a label application: label, answers and missing parts. */
export const ApplicationEdit = ({ config = {}, ...props }: SchemaEditProps) => (
  <SchemaEdit config={config} {...props}>
    {({ fields, disabled }) => {
      const answers = fieldNamed(fields, 'answers');
      const sections = arrange(
        fields.filter(({ name }) => !ELSEWHERE.has(name)),
        config.form?.sections,
      );
      return (
        <Stack sx={{ gap: 2 }}>
          <Completeness texts="labelApplication" />
          <FormSections layout="sections" sections={sections.slice(0, 1)} disabled={disabled} />
          {answers && <AnswersInput field={answers} disabled={disabled} />}
          <FormSections layout="sections" sections={sections.slice(1)} disabled={disabled} />
        </Stack>
      );
    }}
  </SchemaEdit>
);

interface AnswersInputProps {
  readonly field: FieldDescription;
  readonly disabled: boolean;
}

/** Answers to the questions of a label: yes or no with its proof, and their count. */
const AnswersInput = ({ field, disabled }: AnswersInputProps) => {
  const translate = useTranslate();
  const answers = toList(useWatch({ name: field.name })).map(toMap);
  return (
    <SectionCard title={translate('labelApplication.criteria')}>
      <Progress answers={answers} />
      {answers.map((answer, index) => {
        const inputs = field.fields.filter(
          ({ name }) => name === 'value' || (name !== 'item' && answer.value === true),
        );
        return (
          <Box
            component="fieldset"
            key={toText(answer['@id']) ?? index}
            sx={{
              border: 0,
              borderTop: 1,
              borderColor: 'divider',
              p: 0,
              pt: 1.5,
              mt: 1.5,
              mx: 0,
              minWidth: 0,
            }}
          >
            <Typography component="legend" sx={{ float: 'left', width: 1, mb: 1 }}>
              {translate('labelApplication.criterion', {
                position: index + 1,
                question: labelOf(toMap(answer.item)),
              })}
            </Typography>
            <Box sx={{ clear: 'both', display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }}>
              {inputs.map((input) => (
                <FieldInput
                  key={input.name}
                  field={input}
                  source={`${field.name}.${index}.${input.name}`}
                  disabled={disabled}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </SectionCard>
  );
};

const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 3fr) minmax(0, 3fr)' } as const;

const Progress = ({ answers }: { readonly answers: readonly Readonly<Record<string, unknown>>[] }) => {
  const translate = useTranslate();
  const wanted = valueAt(useRecordContext(), 'label.threshold');
  const threshold = typeof wanted === 'number' ? wanted : null;
  const total = answers.length;
  const yes = answers.filter(({ value }) => value === true).length;
  const proofs = answers.filter(({ file }) => Boolean(file)).length;
  const summary = translate(`labelApplication.${threshold === null ? 'progress' : 'wanted'}`, {
    smart_count: yes,
    total,
    threshold,
  });
  return (
    <>
      <Typography role="status">{summary}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={translate('labelApplication.criteria')}
        value={Math.min(100, (100 * yes) / Math.max(1, threshold ?? total))}
        color={yes >= (threshold ?? total) ? 'success' : 'primary'}
        sx={{ my: 1, height: 8, borderRadius: 1 }}
      />
      <Typography color="textSecondary" variant="body2">
        {translate('labelApplication.proofs', { count: proofs })}
      </Typography>
    </>
  );
};
