import { isEmpty } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject } from '../../schema/read.ts';

/**
 * Leaves one field of each pair where a description has both: the first name of the pair, or the one that
 * replaces it (`standIns`: name -> stand-in) where only that one has a value.
 */
export const oneOfEach = (
  fields: readonly FieldDescription[],
  record: Readonly<Record<string, unknown>> | undefined,
  standIns: Readonly<Record<string, string>> = {},
): readonly FieldDescription[] => {
  const described = new Set(fields.map(({ name }) => name));
  const left = Object.entries(standIns)
    .filter((pair) => pair.every((name) => described.has(name)))
    .map(([name, standIn]) => (isBlank(record?.[name]) && !isBlank(record?.[standIn]) ? name : standIn));
  return fields.filter(({ name }) => !left.includes(name));
};

/** Whether a value is empty, as is an embedded object whose parts are all empty. */
export const isBlank = (value: unknown): boolean =>
  isObject(value)
    ? Object.entries(value).every(([name, part]) => name.startsWith('@') || isBlank(part))
    : isEmpty(value);
