import type { ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { formatDate } from '../../lib/dates.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type FieldHint, type Kind } from '../../schema/kinds.ts';
import { isObject, toList, toNumber, toText } from '../../schema/read.ts';

/** What stands in one cell of a table file; null leaves it empty. */
export type Cell = string | number | null;

export interface CellWords {
  readonly yes: string;
  readonly no: string;
  readonly directory: ResourceDirectory;
}

type Writer = (value: unknown, field: FieldDescription, words: CellWords) => Cell;

/** The cell of a value: numbers and amounts to calculate with, everything else as its reader knows it. */
export const toCell = (
  field: FieldDescription,
  hint: FieldHint | undefined,
  value: unknown,
  words: CellWords,
): Cell => {
  if (isEmpty(value)) return null;
  return WRITERS[kindOf(field, hint)](value, field, words);
};

const asText: Writer = (value) => (isObject(value) || Array.isArray(value) ? named(value) : String(value));

const asNumber: Writer = (value) => toNumber(value) ?? String(value);

/** Objects and lists by what names them, one value after the other. */
const named = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((entry) => named(entry)).join(', ')
    : isObject(value)
      ? (toText(value.originalFilename) ??
        Object.entries(value)
          .filter(([key, entry]) => !key.startsWith('@') && key !== 'id' && !isEmpty(entry))
          .map(([, entry]) => named(entry))
          .join(' '))
      : String(value);

const asLabels: Writer = (value, field) =>
  (Array.isArray(value) ? toList(value) : [value])
    .map(
      (entry) =>
        field.choices?.find((choice) => String(choice.value) === String(entry))?.label ?? String(entry),
    )
    .join(', ');

const asRecords: Writer = (value, field, { directory }) => {
  const definition = directory.byPath(field.path ?? '');
  return (field.multiple ? toList(value) : [value]).map((entry) => labelOf(entry, definition)).join(', ');
};

const WRITERS: Readonly<Record<Kind, Writer>> = {
  integer: asNumber,
  year: asNumber,
  decimal: asNumber,
  percentage: asNumber,
  currency: (value) => {
    const cents = toNumber(value);
    return cents === null ? String(value) : cents / 100;
  },
  boolean: (value, _field, { yes, no }) => (value === true ? yes : value === false ? no : String(value)),
  date: (value) => formatDate(value) ?? String(value),
  datetime: (value, field) => formatDateTime(value, field.isDayOrMoment) ?? String(value),
  time: (value) => /T(\d{2}:\d{2})/.exec(String(value))?.[1] ?? String(value),
  choice: asLabels,
  choices: asLabels,
  relation: asRecords,
  relations: asRecords,
  list: asText,
  files: asText,
  file: asText,
  image: asText,
  collection: asText,
  address: asText,
  object: asText,
  richText: asText,
  color: asText,
  licenceNumber: asText,
  phone: asText,
  email: asText,
  url: asText,
  textarea: asText,
  text: asText,
  unknown: asText,
};
