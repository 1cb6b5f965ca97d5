import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import { SectionsWith } from '../../views/form/FormSections.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSection } from '../../views/show/ShowSection.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { Completeness } from '../Completeness.tsx';
import { questionFields, toSections } from './questionField.ts';
import { QuestionInput } from './QuestionInput.tsx';

/** Shown above the sections. */
const SHOWN_ABOVE = new Set(['answers', 'missing', 'comment', 'status']);

/** An answer: questions and values by section. */
export const AnswerShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => {
      const answers = fieldNamed(fields, 'answers');
      return (
        <Stack sx={{ gap: 2 }}>
          <AnswerState />
          {answers && <Answers answers={answers} />}
          <ShowSections
            config={props.config ?? {}}
            description={{ fields: fields.filter(({ name }) => !SHOWN_ABOVE.has(name)) }}
          />
        </Stack>
      );
    }}
  </SchemaShow>
);

const Answers = ({ answers }: { readonly answers: FieldDescription }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const fields = questionFields(answers, record?.[answers.name]);
  const values = Object.fromEntries(fields.map(({ field, value }) => [field.name, value]));
  return (
    <RecordContextProvider value={{ id: record?.id ?? '', ...values }}>
      {toSections(fields).map(({ title, questions }, index) => (
        <ShowSection
          key={`${index} ${title}`}
          title={title ?? translate('formAnswer.questions')}
          fields={questions.map(({ field }) => field)}
        />
      ))}
    </RecordContextProvider>
  );
};

/** Shown above the form and within it. */
const ELSEWHERE = new Set(['answers', 'missing', 'comment']);

/** Form of an answer: questions by section and missing parts. */
export const AnswerEdit = ({ config = {}, ...props }: SchemaEditProps) => (
  <SchemaEdit config={config} {...props}>
    {({ fields, disabled }) => {
      const answers = fieldNamed(fields, 'answers');
      return (
        <SectionsWith
          fields={fields.filter(({ name, readOnly }) => !readOnly && !ELSEWHERE.has(name))}
          disabled={disabled}
          config={config}
          above={
            <>
              <AnswerState />
              {answers && <Questions answers={answers} disabled={disabled} />}
            </>
          }
        />
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
  const sections = toSections(questionFields(answers, record?.[answers.name]));
  return sections.map(({ title, questions }, index) => (
    <SectionCard key={`${index} ${title}`} title={title ?? translate('formAnswer.questions')}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {questions.map((question) => (
          <QuestionInput key={question.field.name} question={question} disabled={disabled} />
        ))}
      </Box>
    </SectionCard>
  ));
};

/** Comment of the structure, and what the answer lacks. */
const AnswerState = () => {
  const translate = useTranslate();
  const comment = toText(useRecordContext()?.comment);
  return (
    <>
      {comment !== null && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {translate('formAnswer.comment', { comment })}
        </Alert>
      )}
      <Completeness texts="formAnswer" />
    </>
  );
};
