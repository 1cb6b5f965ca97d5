import Stack from '@mui/material/Stack';
import { fieldNamed } from '../../schema/description.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { arrange } from '../../views/page/arrange.ts';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { Completeness } from '../Completeness.tsx';
import { AnswersInput } from './AnswersInput.tsx';
import { Resorts } from './Resorts.tsx';

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
