import type { ResolvedEntity } from '../model/model.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';

/**
 * The violation of a process: a new record that begins elsewhere than at a start, or a step that may not follow
 * or is not the caller's (`allowed`: the states that are). `before` is the current state, undefined on a new
 * record; values that are no state at all are left to the choice itself.
 */
export const checkStates = (
  entity: ResolvedEntity,
  wanted: unknown,
  before: unknown,
  allowed: readonly (string | number)[],
): Violation[] => {
  const field = entity.states && entity.fields[entity.states.field];
  if (!entity.states || field?.kind !== 'scalar' || wanted === before) return [];
  const choices = field.choices ?? [];
  const known = choices.find(({ value }) => value === wanted);
  const open = before === undefined ? entity.states.start : allowed.map(String);
  if (!known || open.includes(String(wanted))) return [];
  const labelOf = (state: unknown) =>
    `«\u202f${choices.find(({ value }) => value === state)?.label ?? String(state)}\u202f»`;
  const labels = choices
    .filter(({ value }) => open.includes(String(value)))
    .map(({ value }) => labelOf(value));
  const offer = labels.length > 0 ? labels.join(', ') : 'aucun';
  const message =
    before === undefined
      ? `Un nouvel enregistrement ne peut pas commencer à l’état ${labelOf(wanted)}. États possibles\u00a0: ${offer}.`
      : `Vous ne pouvez pas passer de l’état ${labelOf(before)} à l’état ${labelOf(wanted)}. États possibles\u00a0: ${offer}.`;
  return [{ propertyPath: entity.states.field, message, code: catalogue.Choice.code }];
};
