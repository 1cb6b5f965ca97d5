import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { toClock } from '../../lib/clock.ts';
import { formatDate } from '../../lib/dates.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../../schema/kinds.ts';
import { isObject, toList, toNumber, toText } from '../../schema/read.ts';
import type { Cell } from './TableWriter.ts';

export interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly directory: ResourceDirectory;
}

type Writer = (value: unknown, field: FieldDescription, words: CellWords) => Cell | undefined;

/** The cell of a value: numbers and amounts to calculate with, everything else as its reader knows it. */
export const toCell = (
  field: FieldDescription,
  hint: FieldHint | undefined,
  value: unknown,
  words: CellWords,
): Cell => (isEmpty(value) ? null : (WRITERS[kindOf(field, hint)]?.(value, field, words) ?? named(value)));

/** Objects and lists by what names them, one value after the other. */
const named = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(named).join(', ');
  if (!isObject(value)) return String(value);
  const inner = Object.entries(value).filter(
    ([key, entry]) => !key.startsWith('@') && key !== 'id' && !isEmpty(entry),
  );
  return toText(value.originalFilename) ?? inner.map(([, entry]) => named(entry)).join(' ');
};

const asNumber: Writer = (value) => toNumber(value) ?? undefined;

const asLabels: Writer = (value, { choices }) =>
  [value]
    .flat()
    .map((entry) => choices?.find((choice) => String(choice.value) === String(entry))?.label ?? entry)
    .join(', ');

const asRecords: Writer = (value, { path, multiple }, { directory }) =>
  (multiple ? toList(value) : [value])
    .map((entry) => labelOf(entry, directory.byPath(path ?? '')))
    .join(', ');

/** Every other kind, and a value that is none of its kind, is text. */
const WRITERS: Readonly<Partial<Record<Kind, Writer>>> = {
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
  datetime: (value, field) => formatDateTime(value, field.isDayOrMoment) ?? undefined,
  time: (value) => toClock(value) ?? undefined,
  choice: asLabels,
  choices: asLabels,
  relation: asRecords,
  relations: asRecords,
};
