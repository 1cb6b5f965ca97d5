import { parseClass } from './parseClass.ts';
import { readEscape, toSet } from './readEscape.ts';
import { UnsupportedPattern } from './UnsupportedPattern.ts';

/** What a pattern is made of; one `char` takes one character. */
export type PatternNode =
  | { readonly kind: 'char'; readonly test: RegExp }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly branches: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly node: PatternNode;
      readonly min: number;
      readonly max: number | null;
    };

/** One alternative of the whole pattern, with the anchors that stand at its ends. */
export interface Branch {
  readonly node: PatternNode;
  readonly atStart: boolean;
  /** `line`: the end, or just before a last line feed, as `$` means it in PCRE. */
  readonly atEnd: 'no' | 'line' | 'strict';
}

export interface PatternFlags {
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly dollarEndOnly: boolean;
  readonly unicode: boolean;
}

const QUANTIFIER = /^(?:([*+?])|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})(\?)?/;
const GROUP = /^\((?:\?:|\?P?<[A-Za-z_]\w*>|(?!\?|\*))/;

/**
 * Reads the part of PCRE that a finite automaton can decide: characters, classes, groups, alternatives,
 * quantifiers, anchors at the ends. Throws `UnsupportedPattern` at references, assertions, modes, possessive
 * quantifiers and whatever else is not known here.
 */
export const parsePattern = (source: string, flags: PatternFlags): readonly Branch[] => {
  let at = 0;
  const rest = (): string => source.slice(at);
  const refuse = (): never => {
    throw new UnsupportedPattern(`Not understood at ${at}: ${source}`);
  };
  const take = (token: string): boolean => {
    if (!source.startsWith(token, at)) return false;
    at += token.length;
    return true;
  };
  const charNode = (set: string): PatternNode => ({
    kind: 'char',
    test: new RegExp(`^[${set}]$`, flags.ignoreCase ? 'iu' : 'u'),
  });

  const parseEither = (): PatternNode => {
    const branches = [parseSequence()];
    while (take('|')) branches.push(parseSequence());
    return { kind: 'either', branches };
  };

  const parseSequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (at < source.length && !/^(?:[|)$]|\\[zZ])/.test(rest())) parts.push(parseQuantified());
    return { kind: 'sequence', parts };
  };

  const parseQuantified = (): PatternNode => {
    const node = parseAtom();
    const match = QUANTIFIER.exec(rest());
    if (!match) return node;
    at += match[0].length;
    // Possessive, doubled or malformed: another language than ours.
    if (/^[*+?{]/.test(rest())) refuse();
    const [, sign, low, comma, high] = match;
    if (sign) return { kind: 'repeat', node, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : null };
    const min = Number(low);
    const max = comma === undefined ? min : high === undefined ? null : Number(high);
    return max !== null && max < min ? refuse() : { kind: 'repeat', node, min, max };
  };

  const parseAtom = (): PatternNode => {
    const group = GROUP.exec(rest());
    if (group) {
      at += group[0].length;
      const node = parseEither();
      return take(')') ? node : refuse();
    }
    if (source[at] === '[') {
      const { set, length } = parseClass(rest(), flags.unicode) ?? refuse();
      at += length;
      return { kind: 'char', test: new RegExp(`^${set}$`, flags.ignoreCase ? 'iu' : 'u') };
    }
    if (source[at] === '\\') {
      const { set, length } = readEscape(rest(), flags.unicode) ?? refuse();
      at += length;
      return charNode(set);
    }
    if (take('.')) return charNode(flags.dotAll ? '\\s\\S' : '^\\n');
    const [character = ''] = rest();
    if (character === '' || '^$*+?{}()|'.includes(character)) refuse();
    at += character.length;
    return charNode(toSet(character.codePointAt(0) ?? 0));
  };

  const parseEnd = (): Branch['atEnd'] => {
    if (take('$')) return flags.dollarEndOnly ? 'strict' : 'line';
    if (take('\\Z')) return 'line';
    return take('\\z') ? 'strict' : 'no';
  };

  const parseBranch = (): Branch => {
    const atStart = take('^') || take('\\A');
    const node = parseSequence();
    return { node, atStart, atEnd: parseEnd() };
  };

  const branches = [parseBranch()];
  while (take('|')) branches.push(parseBranch());
  return at === source.length ? branches : refuse();
};
