import { readEscape, toSet } from './readEscape.ts';

interface Read {
  /** The class as JavaScript writes it with the flag `u`. */
  readonly set: string;
  /** Characters of the pattern that were read. */
  readonly length: number;
}

/**
 * Reads a class such as `[\w-.]` at the start of `text`. Null when it holds a POSIX name, begins with a closing
 * bracket, has no end or a range upside down.
 */
export const parseClass = (text: string, unicode: boolean): Read | null => {
  const negated = text.startsWith('[^');
  let at = negated ? 2 : 1;
  const sets: string[] = [];
  if (text[at] === ']') return null;
  while (text[at] !== ']') {
    const from = readMember(text.slice(at), unicode);
    if (!from) return null;
    at += from.length;
    if (from.code === null || text[at] !== '-' || text[at + 1] === ']') {
      sets.push(from.set);
      continue;
    }
    const to = readMember(text.slice(at + 1), unicode);
    if (to === null || to.code === null || from.code > to.code) return null;
    sets.push(`${toSet(from.code)}-${toSet(to.code)}`);
    at += 1 + to.length;
  }
  return { set: `[${negated ? '^' : ''}${sets.join('')}]`, length: at + 1 };
};

const readMember = (text: string, unicode: boolean): ReturnType<typeof readEscape> => {
  if (text.startsWith('\\')) return readEscape(text, unicode);
  const code = text.codePointAt(0);
  if (code === undefined || /^\[[:.=]/.test(text)) return null;
  return { set: toSet(code), length: code > 0xff_ff ? 2 : 1, code };
};
