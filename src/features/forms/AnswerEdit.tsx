import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { arrange } from '../../views/page/arrange.ts';
import { FormSections } from '../../views/form/FormSections.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { AnswerState } from './AnswerState.tsx';
import { QuestionInput } from './QuestionInput.tsx';
import { askedFields, toSections } from './questionField.ts';

/** Shown above the form and within it. */
const ELSEWHERE = new Set(['answers', 'missing', 'comment']);

/** Form of an answer: questions by section and missing parts. */
export const AnswerEdit = ({ config = {}, ...props }: SchemaEditProps) => (
  <SchemaEdit config={config} {...props}>
    {({ fields, disabled }) => {
      const answers = fieldNamed(fields, 'answers');
      return (
        <Stack sx={{ gap: 2 }}>
          <AnswerState />
          {answers && <Questions answers={answers} disabled={disabled} />}
          <FormSections
            layout="sections"
            sections={arrange(
              fields.filter(({ name, readOnly }) => !readOnly && !ELSEWHERE.has(name)),
              config.form?.sections,
            )}
            disabled={disabled}
          />
        </Stack>
      );
    }}
  </SchemaEdit>
);

interface QuestionsProps {
  readonly answers: FieldDescription;
  readonly disabled: boolean;
}

const Questions = ({ answers, disabled }: QuestionsProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const sections = toSections(askedFields(answers, record?.[answers.name]));
  return sections.map(({ title, questions }, index) => (
    <SectionCard key={`${index} ${title}`} title={title ?? translate('formAnswer.questions')}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {questions.map((asked) => (
          <QuestionInput key={asked.field.name} asked={asked} disabled={disabled} />
        ))}
      </Box>
    </SectionCard>
  ));
};
