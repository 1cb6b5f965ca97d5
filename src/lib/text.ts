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
