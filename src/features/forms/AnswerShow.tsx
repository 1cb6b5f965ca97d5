import Stack from '@mui/material/Stack';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSection } from '../../views/show/ShowSection.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { AnswerState } from './AnswerState.tsx';
import { askedFields, toSections } from './questionField.ts';

/** Shown above the sections. */
const ELSEWHERE = new Set(['answers', 'missing', 'comment', 'status']);

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
            description={{ fields: fields.filter(({ name }) => !ELSEWHERE.has(name)) }}
          />
        </Stack>
      );
    }}
  </SchemaShow>
);

const Answers = ({ answers }: { readonly answers: FieldDescription }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const asked = askedFields(answers, record?.[answers.name]);
  const values = Object.fromEntries(asked.map(({ field, value }) => [field.name, value]));
  return (
    <RecordContextProvider value={{ id: record?.id ?? '', ...values }}>
      {toSections(asked).map(({ title, questions }, index) => (
        <ShowSection
          key={`${index} ${title}`}
          title={title ?? translate('formAnswer.questions')}
          fields={questions.map(({ field }) => field)}
        />
      ))}
    </RecordContextProvider>
  );
};
