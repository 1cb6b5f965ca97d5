import { isDecimalText } from '../lib/decimal.ts';
import { readDuration } from '../lib/readDuration.ts';
import { readNumber, type NumberForm } from '../lib/readNumber.ts';
import { readPhone } from '../lib/readPhone.ts';
import { isRealDate, formatDate } from '../lib/dates.ts';
import { hasShortYear, parseTypedDate } from '../lib/typedMoments.ts';
import { jsonDepth } from '../lib/jsonDepth.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';
import { isNumeric, type FieldDescription } from './description.ts';
import type { Kind } from './kinds.ts';
import { say, type Message } from './message.ts';
import { isObject } from './read.ts';

type Typed = Pick<FieldDescription, 'type'>;

/** How the numbers of a field are typed. */
export const numberFormOf = ({ type }: Typed, kind: Kind): NumberForm => {
  if (kind === 'currency') return 'amount';
  if (type === 'int') return 'integer';
  return type === 'decimal' ? 'exact' : 'decimal';
};

export const unitOf = (kind: Kind): '%' | null => (kind === 'percentage' ? '%' : null);

const isDated = ({ type }: Typed): boolean => type === 'date' || type === 'datetime';

/**
 * Why a text is refused where a form holds a day, a number, a duration, a telephone or JSON: null for what is one. Text that is read has become its
 * value before; what travels as a number is none that was typed.
 */
export const refusalOfText = (value: unknown, field: FieldDescription, kind: Kind): Message | null => {
  if (typeof value !== 'string') return isRefusedJson(value) ? say('json') : null;
  if (kind === 'phone') {
    const read = readPhone(value);
    return read && 'refusal' in read ? say(`phone.${read.refusal}`) : null;
  }
  if (kind === 'duration') return readDuration(value) === null ? say('duration') : null;
  if (isDated(field) && hasShortYear(value)) return say('shortYear');
  if (field.type === 'datetime' && !isRealDate(value)) {
    const day = formatDate(parseTypedDate(value));
    if (day !== null) return say('clockMissing', { day });
  }
  if (!isNumeric(field) || isDecimalText(value)) return null;
  const read = readNumber(value, numberFormOf(field, kind), unitOf(kind));
  return read && 'refusal' in read ? say(read.refusal) : null;
};

/** Deeper values would exhaust the stack of what copies and compares them. */
const MAX_DEPTH = 100;

/** Name that no JSON-LD document has. */
const REFUSED = '@typed';

/** The value of a typed JSON text, null of none; a text that is no JSON as an object that `isRefusedJson` knows. */
export const fromTypedJson = (typed: string): unknown => {
  if (typed.trim() === '') return null;
  const read =
    jsonDepth(typed) > MAX_DEPTH ? null : tryOrNull(() => ({ value: JSON.parse(typed) as unknown }));
  return read ? read.value : { [REFUSED]: typed };
};

const isRefusedJson = (value: unknown): value is Readonly<Record<typeof REFUSED, string>> =>
  isObject(value) && typeof value[REFUSED] === 'string' && Object.keys(value).length === 1;

/** The text that is typed further: indented, and as it was typed where it is no JSON. */
export const toTypedJson = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return isRefusedJson(value) ? value[REFUSED] : JSON.stringify(value, null, 2);
};
