import { sql, type SQL } from './sql.ts';

/** Letters that are no letter with a mark to Unicode, but one to whoever types. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŧ', 't'],
  ['’', "''"],
];

/** Latin letters, of which Unicode says what they are without marks: Western, Central European, Vietnamese ones. */
const RANGES: readonly (readonly [number, number])[] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
];

/** Pairs of a letter and the plain small one that replaces it, quoted as SQL is. */
const PAIRS = [
  ...RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index): readonly [string, string] => {
      const letter = String.fromCodePoint(from + index);
      return [letter, letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()];
    }).filter(([, plain]) => /^[a-z]$/.test(plain)),
  ),
  ...LETTERS.flatMap(([small, plain]): (readonly [string, string])[] =>
    small.toUpperCase() === small || small === 'ı'
      ? [[small, plain]]
      : [
          [small, plain],
          [small.toUpperCase(), plain],
        ],
  ),
];
const MARKED = PAIRS.map(([letter]) => letter).join('');
const PLAIN = PAIRS.map(([, plain]) => plain).join('');

/**
 * Text without case and accents and with straight apostrophes, as an immutable expression: an index can hold it, and
 * it does not depend on the collation or the extensions of the database. Most names are plain: they are recognised by their
 * bytes and spared the long way.
 */
export const fold = (expression: SQL): SQL => {
  const marked = sql`translate(normalize(${expression}, nfc), ${sql.raw(`'${MARKED}', '${PLAIN}'`)})`;
  return sql`case when octet_length(${expression}) = char_length(${expression}) then lower(${expression})
    else replace(replace(replace(lower(${marked}), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss') end`;
};
