import type { FieldDescription } from './description.ts';
import { isUndoing } from './stateTone.ts';
import { passageOf, stepsOf, toWorkflow, type Step } from './stepsOf.ts';

/**
 * - `next`: the one that goes on
 * - `other`: another way on, or back
 * - `refused`: not to be taken yet
 * - `end`: a refusal, a withdrawal, an end: it undoes what the record is for
 */
export type StepRole = 'next' | 'other' | 'end' | 'refused';

interface ArrangedStep extends Step {
  readonly role: StepRole;
}

/**
 * The open steps of a record in the order of their buttons: the one that goes on, the others, those that undo, and last
 * those that cannot be taken yet (`refused`: state -> why).
 */
export const arrangeSteps = (
  record: unknown,
  fields: readonly FieldDescription[],
  refused: Readonly<Record<string, string>> = {},
): readonly ArrangedStep[] => {
  const steps = stepsOf(record, fields);
  const isRefused = ({ to }: Step): boolean => Object.hasOwn(refused, String(to.value));
  const next = steps.find((step) => !isRefused(step) && goesOn(step, record));
  const roleOf = (step: Step): StepRole => {
    if (isRefused(step)) return 'refused';
    if (step === next) return 'next';
    return isUndoing(step.to.value, step.to.label) ? 'end' : 'other';
  };
  const arranged = steps.map((step): ArrangedStep => ({ ...step, role: roleOf(step) }));
  return ORDER.flatMap((role) => arranged.filter((step) => step.role === role));
};

const ORDER: readonly StepRole[] = ['next', 'other', 'end', 'refused'];

/** Whether a step leads on: not one that needs a reason, undoes, leads aside or was passed before. */
const goesOn = ({ field, to, reason }: Step, record: unknown): boolean => {
  const state = String((record as Readonly<Record<string, unknown>>)[field.name]);
  const { passed } = passageOf(state, toWorkflow(field.choices));
  const code = String(to.value);
  return reason === null && !isUndoing(code, to.label) && !ASIDE.has(code) && !passed.includes(code);
};

/** Codes of states that a record rests in while others go on. */
const ASIDE: ReadonlySet<string> = new Set([
  'absent',
  'closed',
  'draft',
  'ended',
  'excused',
  'full',
  'postponed',
  'waitingList',
]);
