import Stack from '@mui/material/Stack';
import { arrange } from '../../views/page/arrange.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { fieldNamed } from '../../schema/description.ts';
import { Completeness } from '../Completeness.tsx';
import { AnswersInput } from './AnswersInput.tsx';

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
