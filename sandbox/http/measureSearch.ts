import type { Condition } from '../model/condition.ts';
import { InvalidFilterError } from './toSql.ts';

const MAX_VALUES = 100;
const MAX_CONDITIONS = 100;

/**
 * Refuses a filter that could hold the database for seconds: each value of a text is looked for in every row.
 * @throws InvalidFilterError on more than 100 values of one filter, or more than 100 conditions
 */
export const measureCondition = (condition: Condition): void => {
  if (countLeaves(condition) > MAX_CONDITIONS)
    throw new InvalidFilterError(`Au plus ${MAX_CONDITIONS} conditions par recherche.`);
};

const countLeaves = (condition: Condition): number => {
  if ('all' in condition) return sum(condition.all);
  if ('any' in condition) return sum(condition.any);
  if ('not' in condition) return countLeaves(condition.not);
  if ('some' in condition) return countLeaves(condition.where);
  if ('test' in condition && 'values' in condition.test && condition.test.values.length > MAX_VALUES)
    throw new InvalidFilterError(
      `Au plus ${MAX_VALUES} valeurs par filtre ; « ${condition.path} » en reçoit ${condition.test.values.length}.`,
    );
  return 1;
};

const sum = (conditions: readonly Condition[]): number =>
  conditions.reduce((count, condition) => count + countLeaves(condition), 0);
