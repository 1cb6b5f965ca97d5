import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { arrangeSteps, type StepRole } from '../../schema/arrangeSteps.ts';
import { toWorkflow, stateOf, type Step } from '../../schema/stepsOf.ts';
import { stateTone } from '../../schema/stateTone.ts';
import { StateChip } from '../../ui/StateChip.tsx';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import { ProcessWorkflow } from './ProcessWorkflow.tsx';
import { StepDialog } from './StepDialog.tsx';
import { StepsContext } from './StepsContext.ts';
import { useStepText } from './useStepText.ts';

interface ProcessBarProps {
  readonly fields: readonly FieldDescription[];
  /** Whether to show the order of its states. */
  readonly hasWorkflow?: boolean | undefined;
  /** The rows that keep each step, where the record has them. */
  readonly history?: string | undefined;
  /** Whether something typed on this page is not saved: it would have no part in a step. */
  readonly isUnsaved?: () => boolean;
  /** Content beside the states that follow one another. */
  readonly beside?: ReactNode;
  /** The head of the page shows the state. */
  readonly isHeaded?: boolean;
}

/** The state of a record in its process, and a button for each step that its reader may take now. */
export const ProcessBar = ({
  fields,
  hasWorkflow = false,
  history,
  isUnsaved = () => false,
  beside,
  isHeaded = false,
}: ProcessBarProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const textOf = useStepText(resource);
  const { refused, first } = use(StepsContext);
  const [chosen, setChosen] = useState<Step | null>(null);
  const place = useRef<HTMLElement>(null);
  const [taken, setTaken] = useState(0);
  // The button of a step goes with the step: the focus then moves to the new state.
  useEffect(() => {
    if (taken > 0) place.current?.focus();
  }, [taken]);
  const state = stateOf(record, fields);
  if (!record || !state) return null;
  const steps = arrangeSteps(record, fields, refused);
  return (
    <section ref={place} tabIndex={-1} aria-label={translate('process.title')}>
      <Stack direction="row" sx={STEPS}>
        {!isHeaded && (
          <>
            <Typography component="span">{state.field.label}</Typography>
            <StateChip tone={stateTone(record[state.field.name], state.label)}>{state.label}</StateChip>
          </>
        )}
        {first}
        {steps.map((step) => {
          const to = String(step.to.value);
          const role = first && step.role === 'next' ? 'other' : step.role;
          const look = { ...LOOKS[role], children: textOf(step).action };
          return role === 'refused' ? (
            <RefusedButton key={to} {...look} reason={refused[to] ?? ''} />
          ) : (
            <Button key={to} {...look} onClick={() => setChosen(step)} />
          );
        })}
        {chosen && (
          <StepDialog
            step={chosen}
            record={record}
            fields={fields}
            isUnsaved={isUnsaved}
            onClose={() => setChosen(null)}
            onTaken={() => {
              setTaken(taken + 1);
              setChosen(null);
            }}
          />
        )}
      </Stack>
      {hasWorkflow && (
        <Box sx={{ mb: 2 }}>
          <SectionCard title={translate('reading.course')}>
            <Box sx={BESIDE}>
              <ProcessWorkflow
                field={state.field}
                workflow={toWorkflow(state.field.choices)}
                history={fieldNamed(fields, history ?? '')}
              />
              {beside}
            </Box>
          </SectionCard>
        </Box>
      )}
    </section>
  );
};

/** One is filled: the way on. What undoes is red text, and is confirmed like every step. */
const LOOKS: Readonly<Record<StepRole, Pick<ButtonProps, 'variant' | 'color'>>> = {
  next: { variant: 'contained' },
  other: { variant: 'outlined' },
  end: { variant: 'text', color: 'error' },
  refused: { variant: 'outlined' },
};

const BESIDE = {
  display: 'grid',
  gap: 3,
  '@media (min-width: 1000px)': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
} as const;

const STEPS = {
  gap: 1,
  mb: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  displayPrint: 'none',
  '&:empty': { display: 'none' },
} as const;
