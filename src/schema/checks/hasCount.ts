import type { Count, FieldDescription } from '../description.ts';
import { say, wordedByLimit, type Message } from '../message.ts';

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
