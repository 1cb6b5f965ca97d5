/** Controls, and those that turn the direction of what follows. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const LINES_AND_TABS = /[\t\n\r]/g;
/** Default-ignorable characters of Unicode: soft hyphen, zero-width blanks, Hangul filler. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Variation selectors, and joiners behind a letter of a script or a picture that needs them. */
const NEEDED =
  /\p{Variation_Selector}|(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}])(?:\u200c|\u200d)/gu;

/** Whether a text holds signs that nobody sees: it shows as another one. One of several lines may hold lines and tabs. */
export const hidesSigns = (text: string, hasLines: boolean): boolean =>
  CONTROLS.test(hasLines ? text.replaceAll(LINES_AND_TABS, '') : text) ||
  UNSEEN.test(text.replaceAll(NEEDED, ''));

/** One line of text as it is stored and looked for: composed (NFC), one plain blank between words, none at the ends. */
export const toLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

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
};

/** Cyrillic and Greek letters that look like Latin ones, in small letters (Unicode's table of confusables). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  з: '3',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  ь: 'b',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  ζ: 'z',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ϲ: 'c',
  ϳ: 'j',
};

/** Capitals that look like another letter than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = {
  В: 'b',
  Н: 'h',
  Р: 'p',
  С: 'c',
  У: 'y',
  Х: 'x',
  Η: 'h',
  Ν: 'n',
  Ρ: 'p',
  Υ: 'y',
  Χ: 'x',
  Ζ: 'z',
  Μ: 'm',
  Β: 'b',
};

/**
 * What two names share that look alike: without case, accents, signs and blanks, with plain letters for special ones
 * and Latin ones for the Cyrillic and Greek that look like them. Only for comparing, never shown or stored.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((sign) => CAPITALS[sign] ?? sign)
    .join('')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/./gsu, (sign) => LETTERS[sign] ?? LOOKALIKES[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
