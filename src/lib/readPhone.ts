import { FRANCE, groupDigits, toPhoneDigits } from './phone.ts';

/** Why a text is no telephone number: a name of a sentence below `validation.phone`. */
type PhoneRefusal = 'signs' | 'zero' | 'french' | 'foreign' | 'prefix';

/** Null for an empty text. */
type PhoneRead = { readonly value: string } | { readonly refusal: PhoneRefusal } | null;

/** Blanks, points, hyphens, slashes and brackets between figures, and a plus before them. */
const WRITTEN = /^\(?\+?[\d\s.\-\u2010-\u2013/()]+$/;

/**
 * Reads a telephone number as people write it into its international form (E.164): `06.12.34.56.78`, `(0)6 12…`,
 * `+33 (0)6 12…` and `0033 6 12…` all give `+33612345678`. A number of ten figures is French, one of the departments
 * overseas has their prefix; any other begins with `+` or `00`. Nine figures may have lost their zero in a spreadsheet,
 * or be Spanish: they are refused.
 */
export const readPhone = (typed: string): PhoneRead => {
  const text = typed.trim();
  if (text === '') return null;
  if (!WRITTEN.test(text)) return { refusal: 'signs' };
  const compact = text.replace(/[^\d+()]/g, '');
  // What is left out when one calls from abroad.
  const figures = compact.replace(/^\(?((?:\+|00)\d{1,3})\)?\(0\)/, '$1').replace(/[()]/g, '');
  if (/^\+|^00/.test(figures)) return fromInternational(figures.replace(/^\+|^00/, ''));
  if (/^0[1-9]\d{8}$/.test(figures)) return { value: `+${prefixOf(figures)}${figures.slice(1)}` };
  if (/^[1-9]\d{8}$/.test(figures)) return { refusal: 'zero' };
  return { refusal: figures.startsWith('0') ? 'french' : 'prefix' };
};

/** The number of a text that is read, else the text as it was typed; null for none. */
export const toTypedPhone = (typed: string): string | null => {
  const read = readPhone(typed);
  return read && 'value' in read ? read.value : read && typed;
};

/** A number as an input shows it, grouped; a text that is none as it was typed. */
export const toPhoneInput = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const read = readPhone(value);
  return read && 'value' in read ? groupDigits(toPhoneDigits(value)) : value;
};

/** A French zero that was kept behind the prefix begins no number there. */
const fromInternational = (figures: string): PhoneRead => {
  const french = /^33(.*)$/.exec(figures)?.[1];
  if (french === undefined)
    return /^[1-9]\d{6,14}$/.test(figures) ? { value: `+${figures}` } : { refusal: 'foreign' };
  const number = french.replace(/^0(?=\d{9}$)/, '');
  return /^[1-9]\d{8}$/.test(number) ? { value: `${FRANCE}${number}` } : { refusal: 'french' };
};

/**
 * Prefix abroad of a number that is dialled with a zero in France (numbering plan of Arcep, decision 2018-0881): 0639 is
 * Mayotte's, but for the numbers 06 39 98 that are kept for films and books.
 */
const prefixOf = (figures: string): string => OVERSEAS.find(([begins]) => begins.test(figures))?.[1] ?? '33';

const OVERSEAS = [
  [/^0(?:590|690|691)/, '590'],
  [/^0(?:594|694)/, '594'],
  [/^0(?:596|696|697)/, '596'],
  [/^0(?:262|263|269|639(?!98)|692|693)/, '262'],
] as const;
