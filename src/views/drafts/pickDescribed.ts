import type { FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';

/** The named values that a form may write: the description may have changed since a draft was kept. */
export const pickDescribed = (
  fields: readonly FieldDescription[],
  values: Json,
  names: readonly string[],
): Record<string, unknown> => {
  const writable = new Set(fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name));
  return Object.fromEntries(
    names
      .filter((name) => writable.has(name) && Object.hasOwn(values, name))
      .map((name) => [name, values[name] ?? null]),
  );
};
