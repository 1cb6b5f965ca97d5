import { say } from '../message.ts';
import { toLength } from '../read.ts';
import type { Check } from './Check.ts';

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
