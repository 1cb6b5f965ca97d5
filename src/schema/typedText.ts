import { isDecimalText } from '../lib/decimal.ts';
import { readDuration } from '../lib/readDuration.ts';
import { readNumber, type NumberForm } from '../lib/readNumber.ts';
import { readPhone } from '../lib/readPhone.ts';
import { isRealDate, formatDate } from '../lib/dates.ts';
import { hasShortYear, parseTypedDate } from '../lib/typedMoments.ts';
import { isNumeric, type FieldDescription } from './description.ts';
import type { Kind } from './kinds.ts';
import { say, type Message } from './message.ts';
import { isRefusedJson } from './typedJson.ts';

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
