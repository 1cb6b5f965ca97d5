import type { Condition, Order, Scalar } from '../model/condition.ts';
import { RequestFailure } from './failures.ts';
import { LIMITS } from './limits.ts';

/**
 * Refuses a search of a collection that could occupy the database for seconds: each value of a text is looked for in
 * every row. The text is searched as one phrase, so that its length counts and not its words: names of clubs have
 * a dozen.
 * @throws RequestFailure 400 on more conditions, values of one filter, characters of a value or orders than LIMITS say
 */
export const measureSearch = (where: Condition, order: readonly Order[]): void => {
  if (countLeaves(where) > LIMITS.conditions)
    throw new RequestFailure(400, `Au plus ${LIMITS.conditions} conditions par recherche.`);
  if (order.length > LIMITS.orders)
    throw new RequestFailure(400, `Au plus ${LIMITS.orders} tris par recherche.`);
};

const countLeaves = (condition: Condition): number => {
  if ('all' in condition) return sum(condition.all);
  if ('any' in condition) return sum(condition.any);
  if ('not' in condition) return countLeaves(condition.not);
  if ('some' in condition) return countLeaves(condition.where);
  if ('test' in condition) {
    const { path, test } = condition;
    measureValues(path, 'values' in test ? test.values : [test.value]);
  }
  return 1;
};

const measureValues = (path: string, values: readonly Scalar[]): void => {
  if (values.length > LIMITS.values)
    throw new RequestFailure(
      400,
      `Au plus ${LIMITS.values} valeurs par filtre\u202f; «\u202f${path}\u202f» en reçoit ${values.length}.`,
    );
  if (values.some((value) => String(value).length > LIMITS.valueLength))
    throw new RequestFailure(
      400,
      `Au plus ${LIMITS.valueLength} caractères par valeur\u202f; «\u202f${path}\u202f» en reçoit davantage.`,
    );
};

const sum = (conditions: readonly Condition[]): number =>
  conditions.reduce((count, condition) => count + countLeaves(condition), 0);
