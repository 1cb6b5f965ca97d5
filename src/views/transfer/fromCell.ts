import { fromClock } from '../../lib/clock.ts';
import { parseDecimal } from '../../lib/decimal.ts';
import { parseEuros } from '../../lib/money.ts';
import { parseTypedClock, parseTypedDate, parseTypedDateTime } from '../../lib/typedMoments.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Kind } from '../../schema/kinds.ts';
import { plain, type ImportTarget } from './importTargets.ts';

/** What a relation's text stands for: an IRI, or why it stands for none. */
export type Resolved = { readonly iri: string } | { readonly refusal: 'missing' | 'ambiguous' | 'failed' };

/** The value of a cell, or why it has none (a key under `import.cells`). */
export type CellValue =
  { readonly value: unknown } | { readonly refusal: 'boolean' | 'missing' | 'ambiguous' | 'failed' };

type Resolve = (field: FieldDescription, text: string) => Resolved;

type Reader = (text: string, field: FieldDescription, resolve: Resolve) => CellValue;

/**
 * Reads a cell as it would be typed. Text that is no value of its kind is kept, so that the validation of forms
 * says what is wrong with it; only what validation would let pass is refused here.
 */
export const fromCell = ({ field, kind }: ImportTarget, text: string, resolve: Resolve): CellValue =>
  text === '' ? { value: field.multiple ? [] : null } : READERS[kind](text, field, resolve);

const asTyped: Reader = (text) => ({ value: text });

const reading =
  (read: (text: string) => unknown): Reader =>
  (text) => ({ value: read(text) ?? text });

const asBoolean: Reader = (text) => {
  const word = plain(text);
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { refusal: 'boolean' };
};

const YES = new Set(['oui', 'vrai', 'true', 'x', '1', 'o']);
const NO = new Set(['non', 'faux', 'false', '0', 'n']);

const toChoice = (text: string, field: FieldDescription): unknown =>
  (field.choices ?? []).find(({ value, label }) => [plain(label), plain(String(value))].includes(plain(text)))
    ?.value ?? text;

/** Several values in one cell stand apart by commas. */
export const parts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const asRecords: Reader = (text, field, resolve) => {
  const iris: string[] = [];
  for (const name of field.multiple ? parts(text) : [text]) {
    const found = resolve(field, name);
    if ('refusal' in found) return found;
    iris.push(found.iri);
  }
  return { value: field.multiple ? iris : iris[0] };
};

const READERS: Readonly<Record<Kind, Reader>> = {
  integer: reading(parseDecimal),
  year: reading(parseDecimal),
  decimal: reading(parseDecimal),
  percentage: reading((text) => parseDecimal(text.replace(/\s*%$/, ''))),
  currency: reading(parseEuros),
  boolean: asBoolean,
  date: reading(parseTypedDate),
  datetime: reading((text) => parseTypedDateTime(text.replace(/(\d:\d{2}):\d{2}$/, '$1'))),
  time: reading((text) => {
    const clock = parseTypedClock(text);
    return clock && fromClock(clock);
  }),
  choice: (text, field) => ({ value: toChoice(text, field) }),
  choices: (text, field) => ({ value: parts(text).map((part) => toChoice(part, field)) }),
  list: (text) => ({ value: parts(text) }),
  relation: asRecords,
  relations: asRecords,
  files: asTyped,
  file: asTyped,
  image: asTyped,
  collection: asTyped,
  address: asTyped,
  object: asTyped,
  richText: asTyped,
  color: asTyped,
  licenceNumber: asTyped,
  phone: asTyped,
  email: asTyped,
  url: asTyped,
  textarea: asTyped,
  text: asTyped,
  unknown: asTyped,
};
