import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleIcon from '@mui/icons-material/Circle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDay } from '../../lib/dates.ts';
import { valueAt } from '../../lib/paths.ts';
import { passageOf, type Workflow } from '../../schema/stepsOf.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { awaitedOf, historyOf, type HistoryStep } from '../../schema/historyOf.ts';

interface ProcessWorkflowProps {
  /** The field of the state. */
  readonly field: FieldDescription;
  readonly workflow: Workflow;
  /** The rows that keep each step; without them only the first one has its day. */
  readonly history?: FieldDescription | undefined;
}

/** The steps of a process one after the other: those passed, the present one, what may come of it and by whom. */
export const ProcessWorkflow = ({ field, workflow, history }: ProcessWorkflowProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const state = String(record?.[field.name]);
  const { passed, next } = passageOf(state, workflow);
  const taken = historyOf(record, history);
  const nameOf = (value: string): string =>
    field.choices?.find((choice) => String(choice.value) === value)?.label ?? value;
  // A record is made in its first state.
  const made = formatDay(valueAt(record, 'dateCreated'));
  const withoutHistory = (value: string): PassedStep => ({
    text:
      workflow[value] === null && made !== null
        ? translate('process.on', { state: nameOf(value), date: made })
        : nameOf(value),
    said: [],
  });
  const toPassed = ({ state: value, date, who, said }: HistoryStep): PassedStep => ({
    text: translate(who === null ? 'process.on' : 'process.by', {
      state: nameOf(value),
      date: formatDay(date) ?? '',
      who: who ?? '',
    }),
    said,
  });
  const steps = taken.length > 0 ? taken.map(toPassed) : passed.map(withoutHistory);
  const present = (taken.at(-1)?.state === state && steps.pop()) || withoutHistory(state);
  const expected = translate(`process.now.${resource}.${state}`, { _: '' });
  const others = [...awaitedOf(record)];
  return (
    <div>
      <Box component="ol" aria-label={translate('process.course')} sx={LIST}>
        {steps.map((step, index) => (
          // A step may be taken twice on one day.
          <li key={`${index} ${step.text}`}>
            <CheckCircleIcon color="success" fontSize="small" titleAccess={translate('process.passed')} />
            <StepText step={step} />
          </li>
        ))}
        <li aria-current="step">
          <CircleIcon color="primary" fontSize="small" titleAccess={translate('process.present')} />
          <strong>
            <StepText step={present} />
          </strong>
        </li>
        {next.length > 0 && (
          <li>
            <CircleOutlinedIcon color="action" fontSize="small" />
            <Typography component="span" variant="body2" color="textSecondary">
              {translate('process.next', { states: next.map(nameOf).join(', ') })}
            </Typography>
          </li>
        )}
      </Box>
      {expected !== '' && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {expected}
        </Typography>
      )}
      {others.length > 0 && (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('process.others')}
          <Box component="ul" sx={{ m: 0 }}>
            {others.map(([who, states]) => (
              <li key={who}>{translate('process.other', { who, states: states.map(nameOf).join(', ') })}</li>
            ))}
          </Box>
        </Typography>
      )}
    </div>
  );
};

interface PassedStep {
  readonly text: string;
  readonly said: readonly string[];
}

const StepText = ({ step: { text, said } }: { readonly step: PassedStep }) => (
  <span>
    {text}
    {said.length > 0 && (
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {said.join(' — ')}
      </Typography>
    )}
  </span>
);

const LIST = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.75,
  fontSize: '0.875rem',
  lineHeight: 1.43,
  // The icons are beside the first line.
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 1, overflowWrap: 'anywhere' },
} as const;
