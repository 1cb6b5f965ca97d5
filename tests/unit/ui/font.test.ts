import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTERS, makeFonts } from '../../../codegen/makeFonts.ts';
import { themeOptions } from '../../../src/ui/themeOptions.ts';

const read = (path: string): Buffer => readFileSync(new URL(`../../../${path}`, import.meta.url));

describe('the typeface', () => {
  it('is what `node --import tsx codegen/writeFont.ts` writes, and costs less than 30 KB', async () => {
    const fonts = Object.entries(await makeFonts());
    expect(fonts.map(([name, font]) => [name, font.equals(read(`src/ui/fonts/${name}`))])).toEqual([
      ['inter.woff2', true],
      ['inter-figures.woff2', true],
    ]);
    expect(fonts.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(30_000);
  });

  it('says whose it is and under which licence, as that requires', () => {
    const licence = read('src/ui/fonts/OFL.txt').toString();
    expect(licence).toContain('The Inter Project Authors');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('has every letter of the texts of the application but the key that only Apple has', () => {
    const texts = readdirSync(new URL('../../../src/i18n', import.meta.url))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(`src/i18n/${name}`).toString());
    const letters = new Set(texts.join('').match(/\S/gu));
    expect([...letters].filter((letter) => !`${LETTERS}0123456789`.includes(letter))).toEqual(['⌘']);
  });

  it('is the one that the page names first, with a font of the machine in its room until it comes', () => {
    const page = read('index.html').toString();
    const { fontFamily } = themeOptions.typography as { readonly fontFamily: string };
    const [own = '', instead = ''] = fontFamily.split(', ');
    expect(page).toMatch(new RegExp(`font-family: ${own};[^}]*font-display: swap;[^}]*inter\\.woff2`));
    expect(page).toMatch(new RegExp(`font-family: ${instead};[^}]*local\\([^}]*size-adjust:`));
  });
});
