import { isToMany } from '../model/isToMany.ts';
import { resolvePath } from '../model/resolvePath.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import type { Condition, Order, Scalar, Test } from '../model/condition.ts';
import { toOperand } from '../model/toOperand.ts';

/**
 * A filter without the parts that cannot be queried: unknown or hidden paths, values of another type. What
 * remains is typed as the columns are; undefined when nothing remains.
 */
export const pruneCondition = (
  model: Model,
  entity: ResolvedEntity,
  condition: Condition,
): Condition | undefined => {
  if ('all' in condition) return group('all', prune(model, entity, condition.all));
  if ('any' in condition) return group('any', prune(model, entity, condition.any));
  if ('not' in condition) {
    const inner = pruneCondition(model, entity, condition.not);
    return inner && { not: inner };
  }
  // Written by us and not by the caller.
  if (!('path' in condition)) return condition;
  const test = pruneTest(model, entity, condition.path, condition.test);
  return test && { path: condition.path, test };
};

/** Orders by unknown, hidden or many-valued paths are left out. */
export const pruneOrder = (model: Model, entity: ResolvedEntity, order: readonly Order[]): readonly Order[] =>
  order.filter(({ path }) => {
    const hops = openHops(model, entity, path);
    return hops?.every(({ field }) => !isToMany(field) && field.kind !== 'file') ?? false;
  });

const prune = (model: Model, entity: ResolvedEntity, parts: readonly Condition[]): Condition[] =>
  parts.flatMap((part) => pruneCondition(model, entity, part) ?? []);

const group = (kind: 'all' | 'any', parts: readonly Condition[]): Condition | undefined => {
  if (parts.length === 0) return undefined;
  return kind === 'all' ? { all: parts } : { any: parts };
};

/** A hidden field must not be filtered by either: that would disclose its value. */
const openHops = (model: Model, entity: ResolvedEntity, path: string) => {
  const hops = resolvePath(model, entity, path);
  return hops?.some(({ field }) => field.hidden && !(field.kind === 'inverse' && field.filterOnly))
    ? undefined
    : hops;
};

const pruneTest = (model: Model, entity: ResolvedEntity, path: string, test: Test): Test | undefined => {
  const field = openHops(model, entity, path)?.at(-1)?.field;
  if (!field) return undefined;
  if (test.is === 'exists') return test;
  if ('values' in test) {
    const values = test.values.flatMap((value): Scalar[] => {
      const operand = toOperand(model, field, value);
      return operand === undefined ? [] : [operand];
    });
    return values.length > 0 ? { is: test.is, values } : undefined;
  }
  const ordered = field.kind === 'scalar' && !['bool', 'json', 'choice', 'array'].includes(field.type);
  const value = ordered ? toOperand(model, field, test.value) : undefined;
  return value === undefined ? undefined : { is: test.is, value };
};
