import type { FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';

/** One message of a form, with its field. */
export interface Problem {
  /** Path in the form: `contacts.0.telephone`. */
  readonly path: string;
  /** The field in words: fields and numbers of rows, from the outside in. */
  readonly trail: readonly (FieldDescription | number)[];
  readonly message: string;
}

/** The messages of described fields in the order in which the form shows them. */
export const toProblems = (fields: readonly FieldDescription[], errors: unknown): readonly Problem[] =>
  fields.flatMap((field) => below(field, own(errors, field.name), field.name, [field]));

const below = (
  field: FieldDescription,
  node: unknown,
  path: string,
  trail: Problem['trail'],
): readonly Problem[] => {
  const message = own(node, 'type') === undefined ? null : toText(own(node, 'message'));
  const here = message === null ? [] : [{ path, trail, message }];
  if (!field.multiple) {
    const inside = field.fields.flatMap((entry) =>
      below(entry, own(node, entry.name), `${path}.${entry.name}`, [...trail, entry]),
    );
    return [...here, ...inside];
  }
  const one = { ...field, multiple: false };
  const rows = typeof node === 'object' && node !== null ? Object.keys(node) : [];
  const inRows = rows
    .filter((key) => /^\d+$/.test(key))
    .flatMap((key) => below(one, own(node, key), `${path}.${key}`, [...trail, Number(key) + 1]));
  return [...here, ...inRows];
};

const own = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Readonly<Record<string, unknown>>)[key]
    : undefined;
