import type { FieldDescription } from './description.ts';

/** Values a new record starts with: the defaults of the description; nothing is invented. */
export const defaultsOf = (fields: readonly FieldDescription[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.embedded && !field.multiple && field.fields.length > 0) {
        return [[field.name, defaultsOf(field.fields)]];
      }
      return field.defaultValue === null ? [] : [[field.name, field.defaultValue]];
    }),
  );
