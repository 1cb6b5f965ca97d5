import { set } from 'react-hook-form';
import { fromClock } from '../../lib/clock.ts';
import { parseDecimal } from '../../lib/decimal.ts';
import { parseEuros, toAmountText } from '../../lib/money.ts';
import { lettersOf } from '../../lib/text.ts';
import { parseTypedClock, parseTypedDate, parseTypedDateTime } from '../../lib/typedMoments.ts';
import { defaultsOf } from '../../schema/formValues.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Kind } from '../../schema/kinds.ts';
import type { Message } from '../../schema/message.ts';
import { validate } from '../../schema/validate.ts';
import type { ImportTarget } from './importTargets.ts';

/** What a relation's text stands for: an IRI, or why it stands for none. */
export type Resolved =
  { readonly iri: string } | { readonly refusal: 'missing' | 'ambiguous' | 'tooMany' | 'failed' };

/** The value of a cell, or why it has none (a key under `import.cells`). */
type CellValue =
  | { readonly value: unknown }
  | { readonly refusal: 'boolean' | 'missing' | 'ambiguous' | 'tooMany' | 'failed' };

type Resolve = (field: FieldDescription, text: string) => Resolved;

type Reader = (text: string, field: FieldDescription, resolve: Resolve) => CellValue;

/** Texts of a row by the path of the field they fill. */
export type RowCells = Readonly<Record<string, string>>;

export interface CheckedRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** What is wrong, by form path; of a path without column it concerns the row. */
  readonly errors: ReadonlyMap<string, Message>;
}

export interface CheckParts {
  readonly fields: readonly FieldDescription[];
  readonly targets: readonly ImportTarget[];
  /** Values that the place implies. */
  readonly scope: Readonly<Record<string, unknown>>;
  readonly resolve: Resolve;
}

/** The record that a row stands for, and what the validation of forms says of it. Nothing is sent. */
export const checkRow = (cells: RowCells, { fields, targets, scope, resolve }: CheckParts): CheckedRow => {
  const values: Record<string, unknown> = { ...defaultsOf(fields), ...scope };
  const refused = new Map<string, Message>();
  for (const target of targets) {
    const text = cells[target.path];
    if (text === undefined) continue;
    const read = fromCell(target, text, resolve);
    if ('value' in read) set(values, target.path, read.value);
    else refused.set(target.path, { key: `import.cells.${read.refusal}` });
  }
  return { values, errors: new Map([...validate(fields, values), ...refused]) };
};

/**
 * Reads a cell as it would be typed. Text that is no value of its kind is kept, so that the validation of forms
 * says what is wrong with it; only what validation would let pass is refused here.
 * @internal
 */
export const fromCell = ({ field, kind }: ImportTarget, text: string, resolve: Resolve): CellValue =>
  text === ''
    ? { value: field.multiple ? [] : null }
    : (READERS[kind]?.(text, field, resolve) ?? { value: text });

const reading =
  (read: (text: string) => unknown): Reader =>
  (text) => ({ value: read(text) ?? text });

const asBoolean: Reader = (text) => {
  const word = lettersOf(text);
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { refusal: 'boolean' };
};

const YES = new Set(['oui', 'vrai', 'true', 'x', '1', 'o']);
const NO = new Set(['non', 'faux', 'false', '0', 'n']);

/** Words that people write for one another. */
const SYNONYMS = [
  ['h', 'm', 'homme', 'hommes', 'masculin', 'monsieur'],
  ['f', 'femme', 'femmes', 'feminin', 'madame', 'mme'],
] as const;

/** The value of a choice by its label, its code, another word for its label, or an initial that no other label has. */
const toChoice = (text: string, { choices }: FieldDescription): unknown => {
  const asked = lettersOf(text);
  const words = (choices ?? []).map(({ value, label }) => ({ value, label: lettersOf(label) }));
  const only = (fits: (label: string) => boolean) => {
    const [found, other] = words.filter(({ label }) => fits(label));
    return other ? undefined : found;
  };
  const synonyms: readonly string[] = SYNONYMS.find((same) => same.some((word) => word === asked)) ?? [];
  const found =
    words.find(({ value, label }) => label === asked || lettersOf(String(value)) === asked) ??
    only((label) => label.length > 1 && synonyms.includes(label)) ??
    only((label) => label.startsWith(asked) && asked.length === 1);
  return found?.value ?? text;
};

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

/** Every other kind is text. */
const READERS: Readonly<Partial<Record<Kind, Reader>>> = {
  integer: reading(parseDecimal),
  year: reading(parseDecimal),
  decimal: reading(parseDecimal),
  percentage: reading((text) => parseDecimal(text.replace(/\s*%$/, ''))),
  currency: reading((text) => parseEuros(text) ?? toAmountText(text)),
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
};
