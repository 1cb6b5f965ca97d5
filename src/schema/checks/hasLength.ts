import { say, wordedByLimit, type Message } from '../message.ts';
import { toLength } from '../read.ts';
import type { Check } from './Check.ts';
import type { Count, FieldDescription } from '../description.ts';

/** Characters as the server counts them: code points, not UTF-16 units. */
export const lengthOf = (text: string): number => [...text].length;

/** Speaks with the specification's words, whatever the options say. */
export const hasLength: Check = (value, options) => {
  if (typeof value !== 'string' || !isCodePoints(options.countUnit)) return null;
  const exactly = toLength(options.exactly);
  const min = exactly ?? toLength(options.min);
  const max = exactly ?? toLength(options.max);
  const length = lengthOf(options.normalizer === 'trim' ? value.trim() : value);
  if (min !== null && max !== null) {
    // Limits that exclude one another would refuse everything: the server says what is wrong.
    if (min > max || (length >= min && length <= max)) return null;
    return min === max ? say('length.exact', { limit: min }) : say('length.between', { min, max });
  }
  if (min !== null && length < min) return say('length.min', { min });
  if (max !== null && length > max) return say('length.max', { max });
  return null;
};

const isCodePoints = (unit: unknown): boolean => unit === undefined || unit === null || unit === 'codepoints';

type Key = 'minMessage' | 'maxMessage' | 'exactMessage';

/** Holds the number of entries to the limits of the mapping, in the words of the server. */
export const hasCount = (size: number, { count, multiple, required }: FieldDescription): Message | null => {
  if (!count || !multiple) return null;
  const { min, max } = count;
  if (min !== null && max !== null && min > max) return null;
  if (size === 0 && !required && (min ?? 0) === 0) return null;
  if (min !== null && min === max) return size === min ? null : counted(count, 'exactMessage', min, size);
  if (min !== null && size < min) return counted(count, 'minMessage', min, size);
  if (max !== null && size > max) return counted(count, 'maxMessage', max, size);
  return null;
};

const counted = (count: Count, key: Key, limit: number, size: number): Message =>
  wordedByLimit(
    { [key]: count[key] },
    key,
    { limit, count: size },
    say(`count.${key}`, { limit, smart_count: limit }),
  );
