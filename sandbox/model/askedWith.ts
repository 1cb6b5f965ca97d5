import type { States } from './states.ts';

/** The fields that a step of a process fills in: why it is taken, and what it asks for besides. */
export const askedWith = (
  { reasons = {}, asks = {} }: States,
  from: unknown,
  to: unknown,
): readonly string[] => {
  const [left, entered] = [String(from), String(to)];
  if (left === entered) return [];
  const reason = Object.hasOwn(reasons, entered) ? reasons[entered] : undefined;
  const steps = Object.hasOwn(asks, left) ? (asks[left] ?? {}) : {};
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(Object.hasOwn(steps, entered) ? (steps[entered] ?? []) : []),
  ];
};
