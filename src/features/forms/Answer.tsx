import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { useController } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import { SectionsWith } from '../../views/form/FormSections.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { SchemaEdit, type SchemaEditProps } from '../../views/SchemaEdit.tsx';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSection } from '../../views/show/ShowSection.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { FieldInput, FieldAnchor } from '../../fields/FieldInput.tsx';
import { toOptions } from '../../fields/input/choiceOptions.ts';
import { ChoiceSelect } from '../../fields/input/ChoiceSelect.tsx';
import { ChoiceToggles } from '../../fields/input/ChoiceToggles.tsx';
import { TextInput } from '../../fields/input/TextInput.tsx';
import { useInputState } from '../../fields/input/useInputState.ts';
import { toTypedNumber } from '../../lib/readNumber.ts';
import { Completeness } from '../Completeness.tsx';
import { questionFields, toSections, fromLines, toLines, type QuestionField } from './questionField.ts';

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

interface QuestionInputProps {
  readonly question: QuestionField;
  readonly disabled: boolean;
}

/** The input for a question of a form. */
const QuestionInput = ({ question: { field, isMulti, isNumber }, disabled }: QuestionInputProps) => {
  if (!isMulti && !isNumber) return <FieldInput field={field} source={field.name} disabled={disabled} />;
  return (
    <FieldAnchor field={field} path={field.name}>
      {isMulti ? (
        <SeveralChoices field={field} disabled={disabled} />
      ) : (
        <TextInput
          field={field}
          source={field.name}
          disabled={disabled}
          inputMode="numeric"
          toValue={toFigures}
        />
      )}
    </FieldAnchor>
  );
};

/** A whole number is kept as text, in figures alone. */
const toFigures = (typed: string): string | null => {
  const value = toTypedNumber(typed, 'integer');
  return value === null ? null : String(value);
};

/** Toggles up to here, then a list. */
const TOGGLES = 8;

const SeveralChoices = ({
  field,
  disabled,
}: {
  readonly field: FieldDescription;
  readonly disabled: boolean;
}) => {
  const { field: input } = useController({ name: field.name });
  const chosen = toLines(input.value);
  const { id, ...state } = useInputState({ field, source: field.name, disabled });
  const options = toOptions(field.choices ?? [], chosen);
  const Control = options.length > TOGGLES ? ChoiceSelect : ChoiceToggles;
  return (
    <Control
      {...state}
      id={id}
      multiple
      isClearable={!state.required}
      name={input.name}
      options={options}
      chosen={chosen}
      onChoose={(keys) =>
        input.onChange(fromLines(options.map(({ key }) => key).filter((key) => keys.includes(key))))
      }
      onBlur={input.onBlur}
      inputRef={input.ref}
    />
  );
};
