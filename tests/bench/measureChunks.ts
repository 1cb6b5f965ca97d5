import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Row } from './Row.ts';

const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url));
/** Smaller ones, a page's own few lines, would only hide the others. */
const SHOWN_KIB = 8;

/** Gzip size of the scripts of the built application, the largest first. */
export const measureChunks = async (): Promise<readonly Row[]> => {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const rows = await Promise.all(
    names.map(async (name) => ({
      what: `Chunk ${name.replace(/-[\w-]{8}\.js$/, '')}, gzip`,
      measured: await gzipKibibytes(name),
      unit: 'KiB' as const,
      limit: null,
    })),
  );
  return rows
    .filter(({ measured }) => measured >= SHOWN_KIB)
    .toSorted((one, other) => other.measured - one.measured);
};

/** Size of a file of dist/assets as gzip at its best level makes it. */
export const gzipKibibytes = async (name: string): Promise<number> =>
  gzipSync(await readFile(join(ASSETS, name)), { level: 9 }).length / 1024;
