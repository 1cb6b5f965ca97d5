import type { States } from './states.ts';

/** The fields that a step of a process fills in: its reason, and its other inputs. */
export const stepInputs = (
  { reasons = {}, inputs = {} }: States,
  from: unknown,
  to: unknown,
): readonly string[] => {
  const [left, entered] = [String(from), String(to)];
  if (left === entered) return [];
  const reason = Object.hasOwn(reasons, entered) ? reasons[entered] : undefined;
  const steps = Object.hasOwn(inputs, left) ? (inputs[left] ?? {}) : {};
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(Object.hasOwn(steps, entered) ? (steps[entered] ?? []) : []),
  ];
};
