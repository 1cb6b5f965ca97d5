import parse, { types, type Tokens } from 'ret';
import { isEmpty } from '../../lib/placeholder.ts';
import { say, worded, type Message } from '../message.ts';
import type { Check } from './Check.ts';

/** True or false for a match, null when only the server can check it. */
type Verdict = (text: string) => boolean | null;

const MAX_PATTERN = 500;
/** A few milliseconds of the built-in matcher. */
const MAX_WORK = 1_000_000;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' };
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;
/** Characters that `.`, `$`, `\s` or `\v` treat differently in PHP. */
const LINE_BREAK = /[\n-\r\u0085\u2028\u2029]/;
/** Only ASCII characters belong to these classes here; in PHP, under the flag `u`, all letters and digits do. */
const BY_ALPHABET = /\\[wWdDsSbB]/;
/** References, and escapes that mean something else in PHP. */
const UNLIKE = /\\[1-9ku]/;

/**
 * Reads a pattern as PHP writes it, between delimiters and with flags (`/^\d{5}$/u`). Null when it is no such pattern
 * or means something else to `RegExp`: it is then left to the server, as is each text that would take `RegExp` long.
 */
export const fromPcre = (pattern: string): Verdict | null => {
  const [opening = ''] = pattern;
  if (pattern.length > MAX_PATTERN || !/^[^\sA-Za-z0-9\\]$/.test(opening)) return null;
  const end = pattern.lastIndexOf(CLOSING[opening] ?? opening);
  const flags = pattern.slice(end + 1);
  if (end < 1 || !/^[iusmDU]*$/.test(flags)) return null;
  const source = pattern.slice(1, end);
  if (source.replaceAll(/\\[^]/g, '').includes(opening)) return null;
  const ignoresCase = flags.includes('i');
  // Properties of letters hold under `i` whatever the case in PHP alone.
  if (UNLIKE.test(source) || (ignoresCase && /\\p/i.test(source))) return null;
  // Without its flag `u` PHP compares bytes, of which an accented letter has two.
  const bytes = !flags.includes('u');
  if (bytes && !ASCII.test(source)) return null;
  try {
    const tree = parse(source);
    const matcher = new RegExp(toStrict(source), ignoresCase ? 'iu' : 'u');
    const isAsciiOnly = bytes || BY_ALPHABET.test(source);
    return (text) => {
      if (LINE_BREAK.test(text) || (isAsciiOnly && !ASCII.test(text))) return null;
      return matchWork(tree, text.length) <= MAX_WORK ? matcher.test(text) : null;
    };
  } catch {
    return null;
  }
};

/** Escaped signs by their number: under `u`, `RegExp` refuses every escape that it does not know, most signs among them. */
const toStrict = (source: string): string =>
  source.replaceAll(/\\([^\dA-Za-z])/gu, (_, sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** Read once for a description: validation runs at every keystroke after a refused save. */
const READ = new WeakMap<object, Verdict | null>();

/** Only what surely breaks the pattern is refused; the rest is left to the server. */
export const matchesPattern: Check = (value, options) => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const matches = patternOf(options)?.(String(value)) ?? null;
  const isWanted = options.match !== false;
  if (matches === null || matches === isWanted) return null;
  const wanted = isWanted && typeof options.pattern === 'string' ? wantedBy(options.pattern) : null;
  if (wanted && (isEmpty(options.message) || GENERIC.has(String(options.message)))) return wanted;
  return worded(options, 'message', { value: String(value) }, say('pattern'));
};

/** Symfony's default message. */
const GENERIC = new Set(["Cette valeur n'est pas valide.", 'This value is not valid.']);

/** A simple pattern in words: so many figures or capital letters. Null for any other. */
const wantedBy = (pattern: string): Message | null => {
  const [, , signs, least, most] = SIMPLE.exec(pattern) ?? [];
  if (signs === undefined) return null;
  const name = signs === '[A-Z]' ? 'capitals' : 'figures';
  const min = Number(least ?? 1);
  return most === undefined
    ? say(`wanted.${name}`, { smart_count: min })
    : say(`wanted.${name}Between`, { min, max: Number(most) });
};

/** `/^\d{5}$/`, `#^[0-9]{9,11}$#u`, `/^[A-Z]$/`. */
const SIMPLE = /^(.)\^(\\d|\[0-9\]|\[A-Z\])(?:\{(\d+)(?:,(\d+))?\})?\$\1[a-zA-Z]*$/;

/** Whether a pattern takes figures and nothing else, as that of a SIRET or a postal code. */
export const takesFiguresAlone = (pattern: unknown): boolean => {
  const signs = typeof pattern === 'string' ? SIMPLE.exec(pattern)?.[2] : undefined;
  return signs !== undefined && signs !== '[A-Z]';
};

const patternOf = (options: Readonly<Record<string, unknown>>): Verdict | null => {
  const known = READ.get(options);
  if (known !== undefined) return known;
  const read = typeof options.pattern === 'string' ? fromPcre(options.pattern) : null;
  READ.set(options, read);
  return read;
};

/** Ways in which a part of a pattern can match, and the steps in which a matcher that goes back tries them all. */
interface Cost {
  readonly ways: number;
  readonly steps: number;
}

/** The most steps in which a matcher that goes back can come to the end of a text of this length; may be infinite. */
const matchWork = (pattern: Tokens, length: number): number =>
  costOf(pattern, length).steps * (isAnchored(pattern) ? 1 : length + 1);

const isAnchored = (pattern: Tokens): boolean => {
  const [first] = 'stack' in pattern ? (pattern.stack ?? []) : [];
  return first?.type === types.POSITION && first.value === '^';
};

const costOf = (token: Tokens, length: number): Cost => {
  if (token.type === types.REPETITION) {
    const most = Math.min(token.max, Math.max(token.min, length + 1));
    return repeat(costOf(token.value, length), token.min, most);
  }
  if (token.type !== types.ROOT && token.type !== types.GROUP) return { ways: 1, steps: 1 };
  return (token.options ?? [token.stack ?? []])
    .map((alternative) =>
      alternative.map((part) => costOf(part, length)).reduce(inTurn, { ways: 1, steps: 1 }),
    )
    .reduce((one, other) => ({ ways: one.ways + other.ways, steps: one.steps + other.steps }));
};

/** The second part is tried once for each way of the first. */
const inTurn = (first: Cost, second: Cost): Cost => ({
  ways: first.ways * second.ways,
  steps: first.steps + first.ways * second.steps,
});

const repeat = ({ ways, steps }: Cost, least: number, most: number): Cost =>
  ways === 1
    ? { ways: most - least + 1, steps: 1 + most * steps }
    : { ways: (ways ** (most + 1) - 1) / (ways - 1), steps: 1 + ways ** most * steps };
