import { isDecimalText } from '../lib/decimal.ts';

/** Narrowing helpers for JSON as PHP writes it: an empty map is `[]`, a list with holes is an object. */
export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toMap = (value: unknown): Json => (isObject(value) ? value : {});

/** A record's own value of a field: `constructor` is none. */
export const entryOf = (value: Json, { name }: { readonly name: string }): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

export const toList = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
};

export const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;

/** A text is a number by its decimal figures alone, not as JavaScript would read it; typed text is `readNumber`'s. */
export const toNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && isDecimalText(value) ? Number(value) : null;
};

/** A whole number above zero, as every length must be. */
export const toLength = (value: unknown): number | null => {
  const number = toNumber(value);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
};

export const isTrue = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** Values of one kind by their names. */
export const readEach = <const Name extends string, Value>(
  raw: Json,
  names: readonly Name[],
  read: (value: unknown) => Value,
) => Object.fromEntries(names.map((name) => [name, read(raw[name])])) as Readonly<Record<Name, Value>>;

/** One of those that are known; null for anything else. */
export const oneOf = <const Known extends string>(value: unknown, known: readonly Known[]): Known | null =>
  known.find((one) => one === value) ?? null;

/** An embedded record sent as its address alone. */
export const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';
