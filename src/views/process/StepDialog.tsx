import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useRefresh, useResourceContext, useUpdate, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { reasonsOf } from '../../data/reasonsOf.ts';
import { serverErrorsOf } from '../../data/serverErrors.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isUndoing } from '../../schema/stateTone.ts';
import type { Step } from '../../schema/stepsOf.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
import { useIsShown } from '../page/useIsShown.ts';
import { useStepText } from './useStepText.ts';

interface StepDialogProps {
  readonly step: Step;
  readonly record: RaRecord;
  /** Those of the page, which messages may be about. */
  readonly fields: readonly FieldDescription[];
  /** Whether what is typed on the page is to be saved first. */
  readonly isUnsaved: () => boolean;
  readonly onClose: () => void;
  /** The record is in its new state. */
  readonly onTaken: () => void;
}

/** Dialog of a step: its effects, its reason where one is needed, and the button that takes it. Input stays on a failure. */
export const StepDialog = (props: StepDialogProps) => {
  const { step, onClose } = props;
  const isUnsaved = props.isUnsaved();
  const translate = useTranslate();
  const { action, consequence } = useStepText(useResourceContext() ?? '')(step);
  const id = useId();
  const { inputs, answers, answer, isOpen, take, isPending, failure } = useTaking(props, id);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(isPending, button);
  return (
    <DialogFrame
      title={action}
      text={consequence}
      actions={
        <>
          {/* The safe answer has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus={inputs.length === 0} disabled={isPending} onClick={onClose}>
            {translate('form.cancel')}
          </Button>
          <Button
            ref={button}
            {...(isUndoing(step.to.value, step.to.label) ? UNDOES : GOES_ON)}
            disabled={isPending || isUnsaved}
            {...(isUnsaved && { 'aria-describedby': `${id}-unsaved` })}
            onClick={take}
          >
            {action}
          </Button>
        </>
      }
    >
      {isUnsaved && (
        <Alert id={`${id}-unsaved`} severity="warning" sx={{ mt: 2 }}>
          {translate('process.unsaved')}
        </Alert>
      )}
      {inputs.map((field) => (
        <Answer
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={answers[field.name] ?? ''}
          isRequired={isRequired(field, step)}
          isMissing={isOpen(field)}
          onChange={(value) => answer(field.name, value)}
        />
      ))}
      {failure !== null && (
        <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
    </DialogFrame>
  );
};

const GOES_ON = { variant: 'contained' } as const;
const UNDOES = { color: 'error' } as const;

/** A reason has to be given and a choice made; any other text may stay empty. */
const isRequired = (field: FieldDescription, { reason }: Step): boolean =>
  field === reason || field.choices !== null;

interface AnswerProps {
  readonly id: string;
  readonly field: FieldDescription;
  /** As text, also of a choice. */
  readonly value: string;
  readonly isRequired: boolean;
  readonly isMissing: boolean;
  readonly onChange: (value: string) => void;
}

/** Input of a step: one of the choices, or a text. */
const Answer = ({ id, field, value, isMissing, onChange, ...props }: AnswerProps) => {
  const translate = useTranslate();
  const { choices, label, maxLength } = field;
  const missing = choices ? 'process.toChoose' : 'process.missing';
  return (
    <TextField
      id={id}
      label={label ?? translate('process.reason')}
      fullWidth
      margin="normal"
      value={value}
      required={props.isRequired}
      error={isMissing}
      helperText={isMissing ? translate(missing) : null}
      onChange={(event) => onChange(event.target.value)}
      {...(choices ? { select: true } : { multiline: true, minRows: 2 })}
      slotProps={choices || maxLength === null ? {} : { htmlInput: { maxLength } }}
    >
      {choices?.map((choice) => (
        <MenuItem key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** What the form of the record has filled in already. A field of steps alone may have the word of an earlier step. */
const storedAnswers = ({ inputs }: Step, record: RaRecord): Readonly<Record<string, string>> =>
  Object.fromEntries(
    inputs.flatMap(({ name, readOnly }) => {
      const value: unknown = readOnly ? null : record[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );

/** Answers so far, and the step itself; what is still open takes the focus. */
const useTaking = ({ step, record, fields, isUnsaved, onTaken }: StepDialogProps, id: string) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const [update, { isPending }] = useUpdate();
  const refresh = useRefresh();
  const isShown = useIsShown();
  // The second click of a double one comes before the button is disabled.
  const isSent = useRef(false);
  const resource = useResourceContext() ?? '';
  const inputs = [...(step.reason ? [step.reason] : []), ...step.inputs];
  const [answers, setAnswers] = useState(() => storedAnswers(step, record));
  const [failure, setFailure] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const textOf = (field: FieldDescription): string => answers[field.name]?.trim() ?? '';
  const isOpen = (field: FieldDescription): boolean => isRequired(field, step) && textOf(field) === '';
  /** A choice is sent as the server writes it, which may be a number. */
  const valueOf = (field: FieldDescription): unknown =>
    field.choices?.find(({ value }) => String(value) === textOf(field))?.value ?? (textOf(field) || null);

  /** Its answer counts as well where the page is gone by then. */
  const send = async (data: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      await update(
        resource,
        { id: record.id, data: withWriteOptions(data, { isPart: true }), previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      isSent.current = false;
      // Somebody else may have changed the state, which servers answer by 422: the page behind shows it.
      refresh();
      const text = reasonsOf(serverErrorsOf(error) ?? {}, fields, inputs).join('\n') || errorSentence(error);
      if (isShown.current) setFailure(text);
      else toasts.show({ kind: 'error', text });
      return;
    }
    toasts.show({ kind: 'success', text: translate('process.done', { state: step.to.label }) });
    if (isShown.current) onTaken();
  };

  const take = (): void => {
    if (isSent.current || isUnsaved()) return;
    const open = inputs.find(isOpen);
    if (open) {
      setTried(true);
      document.getElementById(`${id}-${open.name}`)?.focus();
      return;
    }
    setFailure(null);
    const data = {
      [step.field.name]: step.to.value,
      ...Object.fromEntries(inputs.map((field) => [field.name, valueOf(field)])),
    };
    isSent.current = true;
    void send(data);
  };
  return {
    inputs,
    answers,
    answer: (name: string, value: string): void => setAnswers((before) => ({ ...before, [name]: value })),
    isOpen: (field: FieldDescription): boolean => isTried && isOpen(field),
    take,
    isPending,
    failure,
  };
};
