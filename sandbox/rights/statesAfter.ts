import type { ResolvedEntity } from '../model/model.ts';
import { flagOf } from './actorFlags.ts';

/** The states into which the viewer may put a record now, as its choice writes them; `row` carries the flags of the actors. */
export const statesAfter = (
  entity: ResolvedEntity,
  row: Readonly<Record<string, unknown>>,
): readonly (string | number)[] => {
  const { states } = entity;
  const field = states && entity.fields[states.field];
  if (!states || field?.kind !== 'scalar') return [];
  const from = String(row[states.field]);
  const steps = Object.hasOwn(states.next, from) ? (states.next[from] ?? {}) : {};
  const open = Object.entries(steps)
    .filter(([, actors]) => [actors].flat().some((actor) => row[flagOf(actor)] === true))
    .map(([state]) => state);
  return (field.choices ?? []).map(({ value }) => value).filter((value) => open.includes(String(value)));
};
