import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../support/catalogue.ts';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);
const textOf = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** Buttons that only close a dialog. */
const EXIT =
  /onClick=\{(onClose|onBack|cancel)\}[^<]*\{translate\('(form\.(close|cancel)|[\w.]*\.cancel)'\)\}/;

/** The texts that are called so, wherever they are in the catalogue. */
const textsCalled = (name: string, texts: unknown = catalogue): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
        key === name && typeof text === 'string' ? [text] : textsCalled(name, text),
      )
    : [];

/** Text in the braces that begin at a place, the braces within it included. */
const inBraces = (text: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return '';
};

/** The buttons of each dialog, where they are written with it. */
const endings = files.flatMap((path) => {
  const text = textOf(path);
  return [...text.matchAll(/<DialogFrame\b(?:(?!<\/DialogFrame>)[\s\S])*?\bactions=(?={)/g)].map((match) => ({
    path,
    text: inBraces(text, match.index + match[0].length),
  }));
});

/** What it does cannot be taken back by opening it again: it sends a form, or destroys. */
const DECIDES = /type="submit"|color="error"|\bUNDOES\b/;

describe('dialogs', () => {
  it('that decide are left by cancelling, those that only show by closing', () => {
    const decided = endings.filter(({ text }) => DECIDES.test(text));
    const shown = endings.filter(({ text }) => text.match(/<\w*Button\b/g)?.length === 1);
    expect(Math.min(decided.length, shown.length)).toBeGreaterThan(3);
    expect(decided.filter(({ text }) => /\.close\b/.test(text))).toEqual([]);
    expect(shown.filter(({ text }) => /\.cancel\b/.test(text))).toEqual([]);
    const ways = files.flatMap((path) =>
      [...textOf(path).matchAll(/<ConfirmDialog\b[^/]*?\bcancel=\{([^}]*)\}/g)].map(([, way]) => way ?? ''),
    );
    expect(ways.length).toBeGreaterThan(3);
    expect(ways.filter((way) => way.includes('.close'))).toEqual([]);
    expect(textsCalled('cancel').filter((text) => !text.startsWith('Annuler'))).toEqual([]);
    expect(textsCalled('close').filter((text) => !text.startsWith('Fermer'))).toEqual([]);
  });

  it('are all made of the one piece, which has their widths and their name', () => {
    const own = files.filter((path) => /@mui\/material\/Dialog|\bDialog\b[^;]*from '@mui/.test(textOf(path)));
    expect(own).toEqual(['ui/DialogFrame.tsx']);
  });

  it('have the way out first and the filled button last', () => {
    const odd = files.flatMap((path) =>
      [...textOf(path).matchAll(/<DialogFrame\b[\s\S]*?actions=\{\s*<>([\s\S]*?)<\/>/g)].flatMap(
        ([, actions = '']) => {
          const buttons = actions.split(/(?=<(?:Deliberate|Refused|Reasoned)?Button\b)/).slice(1);
          const exit = buttons.findIndex((button) => EXIT.test(button.replaceAll(/\s+/g, ' ')));
          const filled = buttons.findIndex((button) => button.includes('variant="contained"'));
          const isOdd = exit > 0 || (filled >= 0 && filled < exit);
          return isOdd ? [`${path}: ${actions.trim()}`] : [];
        },
      ),
    );
    expect(odd).toEqual([]);
  });
});
