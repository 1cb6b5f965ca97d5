interface Read {
  /** What may stand between the brackets of a JavaScript class with the flag `u`. */
  readonly set: string;
  /** Characters of the pattern that were read. */
  readonly length: number;
  /** The one character it stands for; null for a set of several. */
  readonly code: number | null;
}

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12 };

/**
 * With its flag `u` PHP takes letters, figures and spaces of every script, without it those of ASCII. What is not
 * a word character or a space of any script cannot be written inside a JavaScript class.
 */
const SETS: Readonly<Record<string, readonly [ascii: string, unicode: string | null]>> = {
  d: ['0-9', '\\p{Nd}'],
  w: ['A-Za-z0-9_', '\\p{L}\\p{N}_'],
  s: ['\\t-\\r ', '\\t-\\r\\x85\\p{Z}'],
  D: ['\\D', '\\P{Nd}'],
  W: ['\\W', null],
  S: ['\\S', null],
};

export const toSet = (code: number): string => `\\u{${code.toString(16)}}`;

/** Reads one escape at the start of `text`; null when we do not know what it means. */
export const readEscape = (text: string, unicode: boolean): Read | null => {
  const [letter = ''] = text.slice(1);
  if (Object.hasOwn(SETS, letter)) {
    const set = SETS[letter]?.[unicode ? 1 : 0] ?? null;
    return set === null ? null : { set, length: 2, code: null };
  }
  if (Object.hasOwn(CONTROLS, letter)) return one(CONTROLS[letter] ?? 0, 2);
  const hex = /^\\x(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/.exec(text);
  if (hex) return one(Number.parseInt(hex[1] ?? hex[2] ?? '', 16), hex[0].length);
  const property = /^\\p(?:\{(Lu?|Ll|Nd?|M|P|S|Z)\}|([LNMPSZ]))/.exec(text);
  if (property) return { set: `\\p{${property[1] ?? property[2]}}`, length: property[0].length, code: null };
  // Only what is no letter and no figure stands for itself for sure.
  return /^[!-/:-@[-`{-~ ]$/.test(letter) ? one(letter.codePointAt(0) ?? 0, 2) : null;
};

const one = (code: number, length: number): Read | null =>
  code <= 0x10_ff_ff ? { set: toSet(code), length, code } : null;
