import { toViolation } from '../validation/toViolation.ts';
import type { Rules } from './rules.ts';

/** The record belongs to one of two kinds of holder, named by these fields; without any it is nobody's. */
export const oneHolder = (...names: readonly [string, string]): Rules => ({
  check: (values) =>
    names.some((name) => typeof values[name] === 'number') ? [] : [toViolation(names[0], 'NotNull')],
});
