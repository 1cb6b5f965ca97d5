import { wordsOf } from '../lib/text.ts';
import type { Json } from '../schema/read.ts';
import type { Searched } from './searchedOf.ts';

/**
 * The filters by which a list is searched for a text, one after the other until one finds some. In turn: a stock server
 * passes over alternatives (`or[…]`), and would answer every row.
 */
export const searchFilters = (typed: string, { names, number, isIdUnknown }: Searched): readonly Json[] => {
  const whole = names.map((path) => ({ [path]: typed }));
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    if (number !== null) return [{ [number]: digits }, ...whole];
    if (!isIdUnknown && digits.length < 10) return [{ id: digits }, ...whole];
  }
  const parts = partsOf(wordsOf(typed));
  const [first, other] = names;
  // Both names, in whichever order: one part of what is typed is in the family name, one in the given name.
  return first !== undefined && other !== undefined && parts.length > 0
    ? [...whole, { [first]: parts, [other]: parts }]
    : whole;
};

/** Beginnings and ends: of 'le roux ibrahim' not 'le' alone, which half of all names contain. */
const partsOf = (words: readonly string[]): readonly string[] => {
  const cuts = words.slice(1).map((_, index) => index + 1);
  const parts = cuts.flatMap((cut) => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]);
  const long = parts.filter((part) => part.length > 2);
  return [...new Set(long.length > 1 ? long : parts)];
};
