import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const require = createRequire(import.meta.url);

/** Inter as browsers load it, by file: the letters and weights that the application shows, and the figures. */
export const makeFonts = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const inter = await readFile(
    require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );
  return {
    'inter.woff2': await subset(inter, LETTERS, optionsWith(JOINING)),
    // With its letters, the feature would give hyphens and colons the width of a figure, too.
    'inter-figures.woff2': await subset(inter, FIGURES, optionsWith(['kern', 'tnum'])),
  };
};

const FIGURES = '0123456789';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * What French is written with: Latin-1, ligatures, quotes, dashes, spaces. Any other letter is one of the machine's.
 *
 * @internal
 */
export const LETTERS = [
  range(0x20, 0x2f),
  range(0x3a, 0x7e),
  range(0xa0, 0xff),
  'Œœ‘’“”–—…•‹›€−↑↓',
  // Thin space, non-breaking hyphen, narrow no-break space.
  String.fromCodePoint(0x2009, 0x2011, 0x202f),
].join('');

/** Kerning, and accents put together. */
const JOINING = ['kern', 'ccmp', 'locl', 'mark', 'mkmk'];

const optionsWith = (keepFeatures: string[]) => ({
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 600 } },
  // Copyright, licence and its address go along, as the SIL Open Font License requires.
  preserveNameIds: [0, 13, 14],
  noHinting: true,
  keepFeatures,
});
