import type { Choice, Constraint, Count } from './description.ts';
import { isObject, isTrue, toList, toMap, toNumber, toText, type Json } from './read.ts';

/** Last segment of a constraint's class name: `Symfony\…\NotBlank` and `NotBlank` are the same. */
const shortName = (name: string): string => name.slice(name.lastIndexOf('\\') + 1);

/**
 * Reads a constraint list in any of the forms that servers write: objects with a name, a map by name, or
 * Symfony's own mixture of names and one-key objects.
 */
export const toConstraints = (raw: unknown): readonly Constraint[] => {
  if (isObject(raw) && !Object.keys(raw).every((key) => /^\d+$/.test(key))) {
    return Object.entries(raw).map(([name, options]) => ({ name: shortName(name), options: toMap(options) }));
  }
  return toList(raw).flatMap((entry): Constraint[] => {
    if (typeof entry === 'string') return [{ name: shortName(entry), options: {} }];
    if (!isObject(entry)) return [];
    const name = toText(entry.name);
    if (name) return [{ name: shortName(name), options: toMap(entry.options) }];
    return Object.entries(entry).map(([key, options]) => ({ name: shortName(key), options: toMap(options) }));
  });
};

export const constraint = (constraints: readonly Constraint[], name: string): Constraint | undefined =>
  constraints.find((candidate) => candidate.name === name);

export const isValue = (value: unknown): value is Choice['value'] =>
  ['string', 'number', 'boolean'].includes(typeof value);

const toChoice = (value: unknown, label: unknown = value): Choice[] =>
  isValue(value)
    ? [{ value, label: toText(label) ?? String(value), disabled: false, help: null, color: null }]
    : [];

/**
 * Reads choices given as options, as scalars, or as a map value -> label (of numbers when `type` is one); null
 * when there are none. Of two with the same value the first counts; an empty value is no choice but none.
 */
export const toChoices = (raw: unknown, type: string): readonly Choice[] | null => {
  const seen = new Set<string>(['']);
  const choices = readChoices(raw, type).filter(({ value }) => {
    const key = String(value);
    return !seen.has(key) && seen.add(key);
  });
  return choices.length > 0 ? choices : null;
};

const readChoices = (raw: unknown, type: string): readonly Choice[] => {
  const toKey = (key: string) => (type === 'int' || type === 'float' ? (toNumber(key) ?? key) : key);
  if (isValueMap(raw)) return Object.entries(raw).flatMap(([key, label]) => toChoice(toKey(key), label));
  return toList(raw).flatMap((entry): Choice[] => {
    if (!isObject(entry)) return toChoice(entry);
    return toChoice(entry.value, entry.label).map((choice) => ({
      ...choice,
      disabled: isTrue(entry.disabled),
      help: toText(entry.help),
      color: toText(entry.color),
      ...(entry.after === undefined ? {} : { after: isValue(entry.after) ? String(entry.after) : null }),
    }));
  });
};

/** Whether this is a map, not a list with holes whose entries are options. */
const isValueMap = (raw: unknown): raw is Json => isObject(raw) && !Object.values(raw).every(isObject);

/** Reads the limits of a list's size, from `count` or from a Count constraint. */
export const toCount = (raw: unknown): Count | null => {
  if (!isObject(raw)) return null;
  const min = toNumber(raw.min);
  const max = toNumber(raw.max);
  if (min === null && max === null) return null;
  return {
    min,
    max,
    minMessage: toText(raw.minMessage),
    maxMessage: toText(raw.maxMessage),
    exactMessage: toText(raw.exactMessage),
  };
};
