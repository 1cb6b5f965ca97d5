import type { Field, ScalarField } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { RequestFailure } from '../http/failures.ts';
import { isObject } from '../model/isObject.ts';
import { isWritable, type Verb } from '../rest/fromBody.ts';
import type { Dialect } from './dialect.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * A body written in a dialect as the reference API reads it.
 * @throws RequestFailure 400 on a number in place of a decimal's string
 */
export const fromSpoken = (
  model: Model,
  dialect: Dialect,
  entity: ResolvedEntity,
  body: Body,
  verb: Verb,
): Body => {
  const read = (target: ResolvedEntity, input: Body): Body =>
    Object.fromEntries(
      Object.entries(input).map(([name, value]) => {
        const field = Object.hasOwn(target.fields, name) ? target.fields[name] : undefined;
        return [name, field && isWritable(field, verb) ? readValue(name, field, value) : value];
      }),
    );
  const readValue = (name: string, field: Field, value: unknown): unknown => {
    if (field.kind === 'scalar') return fromValue(dialect, name, field, value);
    if (field.kind !== 'embedded' && field.kind !== 'rows') return value;
    const target = model.entity(field.target);
    const readOwned = (owned: unknown): unknown => (isObject(owned) ? read(target, owned) : owned);
    return Array.isArray(value) ? value.map(readOwned) : readOwned(value);
  };
  return read(entity, body);
};

const fromValue = (dialect: Dialect, name: string, { type }: ScalarField, value: unknown): unknown => {
  if (type === 'float' && dialect.decimals === 'string') return fromDecimal(name, value);
  const isUnplaced = type === 'datetime' && typeof value === 'string' && WITHOUT_OFFSET.test(value);
  return isUnplaced && dialect.zone === 'UTC' ? `${value}+00:00` : value;
};

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/;

const fromDecimal = (name: string, value: unknown): unknown => {
  if (typeof value === 'number')
    throw new RequestFailure(
      400,
      `The type of the "${name}" attribute must be "string", "${Number.isInteger(value) ? 'int' : 'float'}" given.`,
    );
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
};
