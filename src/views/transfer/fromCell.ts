import { set } from 'react-hook-form';
import { fromClock } from '../../lib/clock.ts';
import { toFrenchDate, toLocalDateTime } from '../../lib/dates.ts';
import { readForeignDay, type Assumption, type DayOrder } from '../../lib/foreignDays.ts';
import { toTypedDuration } from '../../lib/readDuration.ts';
import { toTypedPhone } from '../../lib/readPhone.ts';
import { toTypedNumber } from '../../lib/readNumber.ts';
import { lettersOf } from '../../lib/text.ts';
import { parseMarkedClock, parseTypedDateTime, parseTypedFullClock } from '../../lib/typedMoments.ts';
import { defaultsOf } from '../../schema/formValues.ts';
import { isNumeric, type FieldDescription } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import type { Message } from '../../schema/message.ts';
import { numberFormOf, unitOf } from '../../schema/typedText.ts';
import { validate, type KindAt } from '../../schema/validate.ts';
import type { ImportTarget } from './importTargets.ts';

/** Meaning of a relation's text: an IRI with the name of its record, or why there is none. */
export type Resolved =
  | { readonly iri: string; readonly label: string }
  | ({
      readonly refusal: 'missing' | 'noNumber' | 'ambiguous' | 'tooMany' | 'failed' | 'pending';
    } & RefusalArgs);

interface RefusalArgs {
  /** Arguments of the message, beside the text of the cell. */
  readonly args?: Readonly<Record<string, string>>;
}

/** The value of a cell, or why it has none (a key under `import.cells`). */
type CellValue =
  | {
      readonly value: unknown;
      /** The records that were found, by the names that people know. */
      readonly found?: string;
    }
  | Extract<Resolved, RefusalArgs & { readonly refusal: string }>
  | ({ readonly refusal: 'boolean' | 'day' | 'formulaError' | Assumption } & RefusalArgs);

/** Context in which the cells of a file are read. */
interface CellContext {
  readonly resolve: (field: FieldDescription, text: string) => Resolved;
  /** Notation of the days of a column. */
  readonly order?: DayOrder;
  /** The last year that one of two figures may mean. */
  readonly until: number;
}

type Reader = (text: string, field: FieldDescription, context: CellContext) => CellValue;

/** Texts of a row by the path of the field they fill. */
export type RowCells = Readonly<Record<string, string>>;

export interface CheckedRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** Errors by form path; that of a path without column concerns the row. */
  readonly errors: ReadonlyMap<string, Message>;
  /** The records that cells were found to mean, by form path. */
  readonly found: ReadonlyMap<string, string>;
}

export interface CheckParts extends Omit<CellContext, 'order'> {
  readonly fields: readonly FieldDescription[];
  readonly targets: readonly ImportTarget[];
  /** Values that a new record starts with in the place. */
  readonly starts: Readonly<Record<string, unknown>>;
  /** Notation of days in the columns that are not written with the day first, by form path. */
  readonly orders?: ReadonlyMap<string, DayOrder>;
}

/** The record of a row, and what the validation of forms says of it. Nothing is sent. */
export const checkRow = (
  cells: RowCells,
  { fields, targets, starts, orders, ...context }: CheckParts,
): CheckedRow => {
  const values: Record<string, unknown> = { ...defaultsOf(fields), ...starts };
  const refused = new Map<string, Message>();
  const found = new Map<string, string>();
  for (const target of targets) {
    const text = cells[target.path];
    if (text === undefined) continue;
    const read = fromCell(target, text, { ...context, order: orders?.get(target.path) ?? 'day' });
    if ('value' in read) {
      set(values, target.path, read.value);
      if (read.found !== undefined) found.set(target.path, read.found);
    } else refused.set(target.path, { key: `import.cells.${read.refusal}`, args: { text, ...read.args } });
  }
  const kinds = new Map(targets.map(({ path, kind }) => [path, kind]));
  const kindAt: KindAt = (path, field) => kinds.get(path) ?? kindOf(field);
  return { values, errors: new Map([...validate(fields, values, { kindAt }), ...refused]), found };
};

/**
 * Reads a cell as it would be typed. Text that is no value of its kind is kept, so that the validation of forms
 * says what is wrong with it; only what validation would let pass is refused here.
 * @internal
 */
export const fromCell = ({ field, kind }: ImportTarget, text: string, context: CellContext): CellValue =>
  text === ''
    ? { value: field.multiple ? [] : null }
    : FORMULA_ERROR.test(text)
      ? { refusal: 'formulaError' }
      : (READERS[kind]?.(text, field, context) ?? { value: text });

/** Error that a spreadsheet shows for a value that it could not calculate, in French too. */
const FORMULA_ERROR =
  /^#(?:N\/[AD]|REF!|VALUE!|VALEUR!|DIV\/0!|NAME\?|NOM\?|NUM!|NOMBRE!|NULL!|NUL!|CALC!|SPILL!|FIELD!|BLOCKED!|CONNECT!)$/;

const reading =
  (read: (text: string) => unknown): Reader =>
  (text) => ({ value: read(text) ?? text });

const toTyped = (text: string, field: FieldDescription, kind: Kind): unknown =>
  toTypedNumber(text, numberFormOf(field, kind), unitOf(kind));

const asNumber =
  (kind: Kind): Reader =>
  (text, field) => ({ value: toTyped(text, field, kind) });

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
  const sought = lettersOf(text);
  const words = (choices ?? []).map(({ value, label }) => ({ value, label: lettersOf(label) }));
  const only = (fits: (label: string) => boolean) => {
    const [found, other] = words.filter(({ label }) => fits(label));
    return other ? undefined : found;
  };
  const synonyms: readonly string[] = SYNONYMS.find((same) => same.some((word) => word === sought)) ?? [];
  const found =
    words.find(({ value, label }) => label === sought || lettersOf(String(value)) === sought) ??
    only((label) => label.length > 1 && synonyms.includes(label)) ??
    only((label) => label.startsWith(sought) && sought.length === 1);
  return found?.value ?? text;
};

/** Several values in one cell are separated by commas. */
export const parts = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const asRecords: Reader = (text, field, { resolve }) => {
  const records: { readonly iri: string; readonly label: string }[] = [];
  for (const name of field.multiple ? parts(text) : [text]) {
    const record = resolve(field, name);
    // One of several texts is named itself.
    if ('refusal' in record) return { ...record, args: { text: name, ...record.args } };
    records.push(record);
  }
  const iris = records.map(({ iri }) => iri);
  const found = records.map(({ label }) => label).join(', ');
  return { value: field.multiple ? iris : iris[0], found };
};

/** A day, unless it takes for granted what somebody has to agree to: see `readForeignDay`. */
const asDay: Reader = (text, _field, { order = 'day', until }) => {
  const read = readForeignDay(text, { order, until });
  if (!read) return { refusal: 'day' };
  if (read.assumes === null) return { value: read.date };
  return { refusal: read.assumes, args: { day: toFrenchDate(read.date) } };
};

/** A moment with a zone is the same in any other; the clock of one without is that of its place. */
const toMoment = (text: string): string | null =>
  /\d(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
    ? (toLocalDateTime(text)?.replace(/(T\d\d:\d\d):00$/, '$1') ?? null)
    : parseTypedDateTime(text);

/** What may be a day alone is written as a day, and read as one; what may be a clock alone as a clock. */
const asMoment: Reader = (text, field, context) => {
  const moment = toMoment(text);
  const isDay = moment === null && field.isDayOrMoment === true && !CLOCK.test(text);
  if (isDay) return asDay(text, field, context);
  return { value: moment ?? (field.isDayOrMoment ? parseMarkedClock(text) : null) ?? text };
};

/** A time behind a day, or the fraction of a counted one: a day alone would lose it. */
const CLOCK = /[:h,]/i;

/** What reads the cell of a kind; null for a kind that is text. */
const READERS: Readonly<Record<Kind, Reader | null>> = {
  text: null,
  textarea: null,
  password: null,
  richText: null,
  email: null,
  url: null,
  duration: reading(toTypedDuration),
  phone: reading(toTypedPhone),
  color: null,
  licenceNumber: null,
  integer: asNumber('integer'),
  year: asNumber('year'),
  decimal: asNumber('decimal'),
  percentage: asNumber('percentage'),
  currency: asNumber('currency'),
  boolean: asBoolean,
  date: asDay,
  datetime: asMoment,
  time: reading((text) => {
    const clock = parseTypedFullClock(text);
    return clock && fromClock(clock);
  }),
  choice: (text, field) => ({ value: toChoice(text, field) }),
  choices: (text, field) => ({ value: parts(text).map((part) => toChoice(part, field)) }),
  list: (text, field) => ({
    value: isNumeric(field) ? parts(text).map((part) => toTyped(part, field, 'list')) : parts(text),
  }),
  relation: asRecords,
  relations: asRecords,
  object: null,
  address: null,
  collection: null,
  file: null,
  files: null,
  image: null,
  json: null,
  unknown: null,
};
