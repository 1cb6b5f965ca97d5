import type { FieldDescription } from './description.ts';
import { isAddress, isObject, toList } from './read.ts';

/**
 * Initial values of a form: every described field of the record, null where the server left it out (absent
 * equals null). Undescribed keys stay out, so that they can neither show as changed nor be sent.
 * Identity and rights of a record and of each of its rows stay: they are no fields, and never sent as such.
 * Rows of embedded lists are a list even when PHP wrote an object, each with the same fields; a record that the
 * server sends as its address alone stays that address.
 */
export const toFormValues = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const identity = Object.fromEntries(
    ['@id', 'id', '@permissions'].flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])),
  );
  return {
    ...identity,
    ...Object.fromEntries(
      fields.map((field) => [
        field.name,
        toFormValue(field, (Object.hasOwn(record, field.name) ? record[field.name] : null) ?? null),
      ]),
    ),
  };
};

const toFormValue = (field: FieldDescription, value: unknown): unknown => {
  if (!field.embedded || field.fields.length === 0) return value;
  if (field.multiple)
    return toList(value).map((row) => (isObject(row) ? toFormValues(field.fields, row) : row));
  return isAddress(value) ? value : toFormValues(field.fields, isObject(value) ? value : {});
};

/**
 * Values a new record starts with: the defaults of the description, those of an embedded object over those of its
 * fields; nothing is invented. Kept apart from one another: what one record changes is not in the next.
 */
export const defaultsOf = (fields: readonly FieldDescription[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.embedded && !field.multiple && field.fields.length > 0) {
        return [[field.name, { ...defaultsOf(field.fields), ...describedOf(field) }]];
      }
      return field.defaultValue === null ? [] : [[field.name, structuredClone(field.defaultValue)]];
    }),
  );

const describedOf = ({ fields, defaultValue }: FieldDescription): Record<string, unknown> =>
  isObject(defaultValue)
    ? Object.fromEntries(
        fields.flatMap(({ name }) =>
          Object.hasOwn(defaultValue, name) ? [[name, structuredClone(defaultValue[name])]] : [],
        ),
      )
    : {};
