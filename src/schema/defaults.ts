import type { FieldDescription } from './description.ts';
import { isObject } from './read.ts';

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
