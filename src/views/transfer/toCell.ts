import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { formatDuration } from '../../i18n/formatDuration.ts';
import { isBareClock, toFullClock } from '../../lib/clock.ts';
import { formatDate } from '../../lib/dates.ts';
import { toEurosInput } from '../../lib/money.ts';
import { valueAt } from '../../lib/paths.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { isDecimalText, toDecimalInput } from '../../lib/decimal.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../../schema/kinds.ts';
import { isObject, toList, toNumber, toText } from '../../schema/read.ts';
import type { Cell } from './TableWriter.ts';

interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly directory: ResourceDirectory;
  /** Hints of the config on fields, by dotted path. */
  readonly hints: Readonly<Record<string, FieldHint>>;
}

type Writer = (value: unknown, field: FieldDescription, words: CellWords, path: string) => Cell | undefined;

/** The cell of a value: numbers and amounts to calculate with, everything else as its reader knows it. */
export const toCell = (field: FieldDescription, path: string, value: unknown, words: CellWords): Cell =>
  isEmpty(value)
    ? null
    : (WRITERS[kindOf(field, words.hints[path])]?.(value, field, words, path) ?? named(value));

/** Objects and lists that nothing describes by what names them, one value after the other. */
const named = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(named).join(', ');
  if (!isObject(value)) return String(value);
  const inner = Object.entries(value).filter(
    ([key, entry]) => !key.startsWith('@') && key !== 'id' && !isEmpty(entry),
  );
  return toText(value.originalFilename) ?? inner.map(([, entry]) => named(entry)).join(' ');
};

/** The parts of an embedded object in the order described, each behind its label: a cell contains all of them. */
const asParts: Writer = (value, { type, fields }, words, path) => {
  if (!isObject(value)) return undefined;
  const parts = fields.flatMap((part) => {
    const text = inWords(part, `${path}.${part.name}`, valueAt(value, part.name), words);
    // The one part of an object, and the texts of a postal address, are known for what they are.
    const isPlain = fields.length === 1 || (type === 'address' && part.type === 'string' && !part.choices);
    return text === '' ? [] : [{ isPlain, text: isPlain ? text : `${fieldLabel(part)}\u00a0: ${text}` }];
  });
  return parts.reduce((line, { text, isPlain }, index) => {
    // A town follows its postal code.
    const comma = isPlain && /^\d{5}$/.test(parts[index - 1]?.text ?? '') ? ' ' : ', ';
    return index === 0 ? text : line + comma + text;
  }, '');
};

/** A value within a cell: amounts with their unit, numbers with a comma. */
const inWords = (field: FieldDescription, path: string, value: unknown, words: CellWords): string => {
  const cell = toCell(field, path, value, words);
  if (typeof cell !== 'number') return cell ?? '';
  return kindOf(field, words.hints[path]) === 'currency'
    ? `${toEurosInput(cell * 100)}\u00a0€`
    : toDecimalInput(cell);
};

const asNumber: Writer = (value) => (isLong(value) ? toDecimalInput(value) : (toNumber(value) ?? undefined));

/** A spreadsheet counts with fifteen figures: a longer number stays the text as which the server sends it. */
const isLong = (value: unknown): boolean =>
  typeof value === 'string' && isDecimalText(value) && value.replaceAll(/\D|^[-+0.]+/g, '').length > 15;

const asLabels: Writer = (value, { choices }) =>
  [value]
    .flat()
    .map((entry) => choices?.find((choice) => String(choice.value) === String(entry))?.label ?? entry)
    .join(', ');

const asRecords: Writer = (value, { path, multiple }, { directory }) =>
  (multiple ? toList(value) : [value])
    .map((entry) => labelOf(entry, directory.byPath(path ?? '')))
    .join(', ');

/** What writes a value of a kind; null for a kind that is text, as is a value that is none of its kind. */
const WRITERS: Readonly<Record<Kind, Writer | null>> = {
  text: null,
  textarea: null,
  password: null,
  richText: null,
  email: null,
  url: null,
  duration: (value) => formatDuration(value) ?? undefined,
  phone: null,
  color: null,
  licenceNumber: null,
  integer: asNumber,
  year: asNumber,
  decimal: asNumber,
  percentage: asNumber,
  currency: (value) => {
    const cents = toNumber(value);
    return cents === null ? undefined : cents / 100;
  },
  boolean: (value, _field, { yes, no }) => (value === true ? yes : value === false ? no : undefined),
  date: (value) => formatDate(value) ?? undefined,
  datetime: (value, field) =>
    field.isDayOrMoment && isBareClock(value)
      ? (toFullClock(value) ?? undefined)
      : (formatDateTime(value, field.isDayOrMoment) ?? undefined),
  time: (value) => toFullClock(value) ?? undefined,
  choice: asLabels,
  choices: asLabels,
  relation: asRecords,
  relations: asRecords,
  object: asParts,
  address: asParts,
  collection: (value, field, words, path) =>
    toList(value)
      .map((row) => asParts(row, field, words, path) ?? named(row))
      .join(' ; '),
  list: null,
  file: null,
  files: null,
  image: null,
  json: null,
  unknown: null,
};
