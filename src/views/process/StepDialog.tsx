import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useResourceContext, useUpdate, type RaRecord } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { serverErrorsOf } from '../../data/serverErrors.ts';
import type { Step } from '../../schema/stepsOf.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { StepField } from './StepField.tsx';
import { useStepText } from './useStepText.ts';

interface StepDialogProps {
  readonly step: Step;
  readonly record: RaRecord;
  /** What is typed on the page is to be saved first. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
  /** The record stands in its new state. */
  readonly onTaken: () => void;
}

/** Says what a step brings about, asks for its reason where one is needed, and takes it. What is typed stays on a failure. */
export const StepDialog = (props: StepDialogProps) => {
  const { step, isUnsaved, onClose } = props;
  const translate = useTranslate();
  const { action, consequence } = useStepText(useResourceContext() ?? '')(step);
  const id = useId();
  const taking = useTaking(props, id);
  const { isPending, failure } = taking;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{action}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{consequence}</DialogContentText>
        {isUnsaved && (
          <Alert id={`${id}-unsaved`} severity="warning" sx={{ mt: 2 }}>
            {translate('process.unsaved')}
          </Alert>
        )}
        <StepAnswers id={id} step={step} taking={taking} />
        {failure !== null && (
          <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {/* The safe answer has the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus={!step.reason && step.asks.length === 0} disabled={isPending} onClick={onClose}>
          {translate('form.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isPending || isUnsaved}
          {...(isUnsaved && { 'aria-describedby': `${id}-unsaved` })}
          onClick={taking.take}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface StepAnswersProps {
  readonly id: string;
  readonly step: Step;
  readonly taking: ReturnType<typeof useTaking>;
}

/** The reason of a step and what else it asks for. */
const StepAnswers = ({ id, step, taking }: StepAnswersProps) => {
  const translate = useTranslate();
  const { reason, answers, isMissing, unanswered } = taking;
  const isReasonMissing = isMissing && reason.trim() === '';
  return (
    <>
      {step.reason && (
        <TextField
          id={`${id}-reason`}
          label={step.reason.label ?? translate('process.reason')}
          required
          multiline
          minRows={2}
          fullWidth
          margin="normal"
          value={reason}
          error={isReasonMissing}
          helperText={isReasonMissing ? translate('process.missing') : null}
          slotProps={
            step.reason.maxLength === null ? {} : { htmlInput: { maxLength: step.reason.maxLength } }
          }
          onChange={(event) => taking.setReason(event.target.value)}
        />
      )}
      {step.asks.map((field) => (
        <StepField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={answers[field.name] ?? ''}
          isMissing={isMissing && unanswered.includes(field)}
          onChange={(value) => taking.answer(field.name, value)}
        />
      ))}
    </>
  );
};

/** What is answered so far, and the step itself; what is still open takes the focus. */
const useTaking = ({ step, record, isUnsaved, onTaken }: StepDialogProps, id: string) => {
  const translate = useTranslate();
  const toasts = useToasts();
  const resource = useResourceContext() ?? '';
  const [update, { isPending }] = useUpdate();
  const [reason, setReason] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const unanswered = step.asks.filter(({ choices, name }) => choices && !answers[name]);

  const take = (): void => {
    if (isPending || isUnsaved) return;
    const open = step.reason && reason.trim() === '' ? 'reason' : unanswered[0]?.name;
    if (open !== undefined) {
      setMissing(true);
      document.getElementById(`${id}-${open}`)?.focus();
      return;
    }
    setFailure(null);
    const data = {
      [step.field.name]: step.to.value,
      ...(step.reason ? { [step.reason.name]: reason.trim() } : {}),
      ...Object.fromEntries(step.asks.map(({ name }) => [name, answers[name]?.trim() || null])),
    };
    void update(
      resource,
      { id: record.id, data, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toasts.show({ kind: 'success', text: translate('process.done', { state: step.to.label }) });
          onTaken();
        },
        onError: (error) => {
          const told = Object.values(serverErrorsOf(error) ?? {})
            .flat()
            .map(String);
          setFailure([...new Set(told.length > 0 ? told : [errorSentence(error)])].join('\n'));
        },
      },
    );
  };
  return {
    isPending,
    failure,
    reason,
    setReason: (text: string): void => {
      setReason(text);
      setMissing(false);
    },
    answers,
    answer: (name: string, value: string): void => setAnswers((before) => ({ ...before, [name]: value })),
    unanswered,
    isMissing,
    take,
  };
};
