import type { ServerErrors } from '../../data/serverErrors.ts';
import { emptyMap } from '../../lib/paths.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { keptRows } from '../../schema/blank.ts';
import { isObject, toList, type Json } from '../../schema/read.ts';

interface PlacedErrors {
  /** Messages by form path of an input that the form shows. */
  readonly placed: Record<string, string>;
  /** Messages that no input can show. */
  readonly elsewhere: readonly string[];
}

/**
 * Sorts the server's violations: those of a described field go to its input, at any depth and in the row they are
 * about (of a relation's or scalar list's inner path, to the whole input), the others are returned apart. Left on a
 * path without input a message would be invisible and keep every later save from being sent. `values` are those of
 * the form that was sent: rows left out of the body shift the server's indexes.
 */
export const placeErrors = (
  fields: readonly FieldDescription[],
  errors: ServerErrors,
  values: Json,
): PlacedErrors => {
  const placed = emptyMap<string>();
  const elsewhere: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const text = messages.join('\n');
    const input = inputPath(fields, path.split('.'), values) ?? partPath(fields, path, values);
    if (input !== null) placed[input] = placed[input] ? `${placed[input]}\n${text}` : text;
    else elsewhere.push(path.startsWith('root.') ? text : `${path}\u00a0: ${text}`);
  }
  return { placed, elsewhere };
};

/** Path of the nearest input on the way, or null when the first step is not described. */
const inputPath = (
  fields: readonly FieldDescription[],
  [name = '', ...rest]: readonly string[],
  values: Json,
): string | null => {
  const field = fieldNamed(fields, name);
  if (!field) return null;
  if (!field.embedded || field.fields.length === 0) return name;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  const inner = field.multiple ? rowPath(field, rest, value) : innerPath(field, rest, value);
  return inner === null ? name : `${name}.${inner}`;
};

/** Of a type that it cannot read API Platform names the attribute alone: it is that of the one object with such a part. */
const partPath = (fields: readonly FieldDescription[], name: string, values: Json): string | null => {
  const [found, other] = pathsToPart(fields, name);
  return found && !other ? inputPath(fields, found, values) : null;
};

const pathsToPart = (fields: readonly FieldDescription[], name: string): readonly (readonly string[])[] =>
  fields
    .filter(({ embedded }) => embedded)
    .flatMap((field) => {
      const inner = fieldNamed(field.fields, name) ? [[name]] : pathsToPart(field.fields, name);
      return inner.map((path) => [field.name, ...path]);
    });

/** A message of the object as a whole goes to its first input: the group itself has none. */
const innerPath = (field: FieldDescription, rest: readonly string[], value: unknown): string | null => {
  const inside = isObject(value) ? value : {};
  const first = field.fields.find(({ readOnly }) => !readOnly) ?? field.fields[0];
  return inputPath(field.fields, rest, inside) ?? inputPath(field.fields, [first?.name ?? ''], inside);
};

/** Null for a message of the list as a whole, or of a row that the form does not hold. */
const rowPath = (
  field: FieldDescription,
  [step = '', ...rest]: readonly string[],
  value: unknown,
): string | null => {
  const index = /^\d+$/.test(step) ? keptRows(field, value)[Number(step)] : undefined;
  if (index === undefined) return null;
  const inner = innerPath(field, rest, toList(value)[index]);
  return inner === null ? String(index) : `${index}.${inner}`;
};
