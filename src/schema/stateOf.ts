import { fieldNamed, type FieldDescription } from './description.ts';
import { isObject, toList } from './read.ts';

interface State {
  /** The field that holds it. */
  readonly field: FieldDescription;
  /** The state in the words of the server. */
  readonly label: string;
  /** The reader can take no step from here. */
  readonly isEnd: boolean;
}

/** Where a record stands in its process; null where the server names none. */
export const stateOf = (record: unknown, fields: readonly FieldDescription[]): State | null => {
  const permissions = isObject(record) ? record['@permissions'] : undefined;
  if (!isObject(record) || !isObject(permissions) || !isObject(permissions.transitions)) return null;
  const [name = '', open] = Object.entries(permissions.transitions)[0] ?? [];
  const field = fieldNamed(fields, name);
  if (!field) return null;
  const value = String(record[name]);
  const label = field.choices?.find((choice) => String(choice.value) === value)?.label ?? value;
  return { field, label, isEnd: toList(open).length === 0 };
};
