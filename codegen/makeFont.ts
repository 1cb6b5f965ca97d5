import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const require = createRequire(import.meta.url);

/** Inter as browsers load it: the letters and weights that the application shows. */
export const makeFont = async (): Promise<Buffer> =>
  subset(
    await readFile(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
    CHARACTERS,
    OPTIONS,
  );

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What French is written with: Latin-1, ligatures, quotes, dashes, spaces. Any other letter is one of the machine's. */
export const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'Œœ‘’“”–—…•‹›€−↑↓',
  // Thin space, non-breaking hyphen, narrow no-break space.
  String.fromCodePoint(0x2009, 0x2011, 0x202f),
].join('');

const OPTIONS = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 600 } },
  // Kerning, accents put together, and figures of one width, which stand under one another in a table.
  keepFeatures: ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  // Copyright, licence and its address go along, as the SIL Open Font License asks.
  preserveNameIds: [0, 13, 14],
  noHinting: true,
};
