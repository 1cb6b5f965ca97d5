import { auditFields } from './auditFields.ts';
import type { Field } from './field.ts';
import type { Model, ResolvedEntity } from './model.ts';

/** One step of a dotted path: the field `name` of `entity`. */
export interface Hop {
  readonly entity: ResolvedEntity;
  readonly name: string;
  readonly field: Field;
}

/** A declared field, the key or an audit field of an entity. */
export const fieldOf = (entity: ResolvedEntity, name: string): Field | undefined => {
  if (Object.hasOwn(entity.fields, name)) return entity.fields[name];
  return Object.hasOwn(auditFields, name) ? auditFields[name] : undefined;
};

const MAX_HOPS = 8;

/**
 * Follows `person.mainAddress.postalCode` from an entity; undefined when a step names no field or passes
 * through a scalar. This is the allow-list behind every filter and order: nothing else reaches SQL.
 */
export const resolvePath = (
  model: Model,
  entity: ResolvedEntity,
  path: string,
): readonly Hop[] | undefined => {
  const names = path.split('.');
  if (names.length > MAX_HOPS) return undefined;
  const hops: Hop[] = [];
  let current: ResolvedEntity | undefined = entity;
  for (const name of names) {
    const field: Field | undefined = current && fieldOf(current, name);
    if (!current || !field) return undefined;
    hops.push({ entity: current, name, field });
    current = 'target' in field ? model.entities.get(field.target) : undefined;
  }
  return hops;
};
