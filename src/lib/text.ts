/** Letters that no decomposition leads to their plain ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
};

/** One line of text as it is sent: composed (NFC), one plain blank between words, none at the ends. */
export const toLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/**
 * A text for comparing: without case and marks, with plain letters, blanks and straight apostrophes. `Équipe` and
 * `equipe` are the same, `Łukasz` and `lukasz` too.
 */
export const foldText = (text: string): string =>
  toLine(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0000-\u007f]/gu, (sign) => LETTERS[sign] ?? sign);

/** The words of a name: blanks, hyphens, apostrophes and other signs end one. Composed, in their own letters and case. */
export const wordsOf = (text: string): readonly string[] => toLine(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A name for comparing: its letters and figures alone, or its signs where it has none, folded. `LE GALL`, `Le-Gall` and `legall` are one. */
export const lettersOf = (name: string): string => foldText(wordsOf(name).join('') || name);

/** Whether a text holds all words of a search, in whichever order; a part of a word does. Signs alone are looked for as they are. */
export const holdsWords = (text: string, searched: string): boolean => {
  const folded = foldText(text);
  const words = wordsOf(searched);
  return (words.length > 0 ? words : [searched]).every((word) => folded.includes(foldText(word)));
};

/** Whether each word of a search begins one of a name, in whichever order: `roux ibr` is `LE ROUX Ibrahim`, `8` is not `1987`. */
export const beginsWords = (name: string, searched: string): boolean => {
  const words = wordsOf(searched);
  if (words.length === 0) return holdsWords(name, searched);
  const parts = wordsOf(name).map(foldText);
  return words.every((word) => parts.some((one) => one.startsWith(foldText(word))));
};
