import { constraint } from './constraints.ts';
import type { FieldDescription } from './description.ts';

/** Whether a field takes no moment before the present one, which its screens shift by two hours. */
export const startsAtNow = (field: FieldDescription): boolean =>
  ['GreaterThan', 'GreaterThanOrEqual'].some(
    (name) => constraint(field.constraints, name)?.options.value === 'now',
  );
