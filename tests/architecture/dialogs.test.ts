import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);
const textOf = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

/** What a dialog closes with, and does nothing else. */
const EXIT =
  /onClick=\{(onClose|onBack|cancel)\}[^<]*\{translate\('(form\.(close|cancel)|[\w.]*\.cancel)'\)\}/;

describe('dialogs', () => {
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
