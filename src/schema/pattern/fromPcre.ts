import { parsePattern } from './parsePattern.ts';
import { toMatcher } from './toMatcher.ts';
import { UnsupportedPattern } from './UnsupportedPattern.ts';

/** True or false for a match, null when only the server can tell. */
type Verdict = (text: string) => boolean | null;

const MAX_PATTERN = 500;
const MAX_TEXT = 5000;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' };
// oxlint-disable-next-line no-control-regex
const ASCII = /^[\u0000-\u007f]*$/;

/**
 * Reads a pattern as PHP writes it, between delimiters and with flags (`/^\d{5}$/u`). Null when it is no such
 * pattern, is too long, or means something that we do not reproduce exactly: it is then left to the server.
 */
export const fromPcre = (pattern: string): Verdict | null => {
  const [opening = ''] = pattern;
  if (pattern.length > MAX_PATTERN || !/^[^\sA-Za-z0-9\\]$/.test(opening)) return null;
  const end = pattern.lastIndexOf(CLOSING[opening] ?? opening);
  const flags = pattern.slice(end + 1);
  if (end < 1 || !/^[iusDU]*$/.test(flags)) return null;
  const source = pattern.slice(1, end);
  if (source.replaceAll(/\\[^]/g, '').includes(opening)) return null;
  const unicode = flags.includes('u');
  // Without its flag `u` PHP compares bytes, of which an accented letter has two.
  if (!unicode && !ASCII.test(source)) return null;
  const matches = compile(source, flags);
  if (!matches) return null;
  return (text) => (text.length > MAX_TEXT || (!unicode && !ASCII.test(text)) ? null : matches(text));
};

const compile = (source: string, flags: string): ReturnType<typeof toMatcher> | null => {
  try {
    return toMatcher(
      parsePattern(source, {
        ignoreCase: flags.includes('i'),
        dotAll: flags.includes('s'),
        dollarEndOnly: flags.includes('D'),
        unicode: flags.includes('u'),
      }),
    );
  } catch (error) {
    if (error instanceof UnsupportedPattern) return null;
    throw error;
  }
};
