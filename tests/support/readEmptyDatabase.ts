import { PGlite } from '@electric-sql/pglite';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const FOLDER = join('.cache', 'sandbox');

let held: Promise<Blob> | undefined;

/**
 * An embedded database without a table, to be loaded into memory. Making one takes PGlite two seconds, loading
 * it a third of one; it is made once per version of PGlite and kept in a file.
 */
export const readEmptyDatabase = (): Promise<Blob> => (held ??= readOrMake());

const readOrMake = async (): Promise<Blob> => {
  const file = join(FOLDER, `empty-${versionOfPglite()}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    return make(file);
  }
};

/** Several test files may come here at once: each makes its own, and any of them will do. */
const make = async (file: string): Promise<Blob> => {
  const client = await PGlite.create('memory://');
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(FOLDER, { recursive: true });
  const draft = await mkdtemp(join(FOLDER, 'draft-'));
  await writeFile(join(draft, 'database'), Buffer.from(await dump.arrayBuffer()));
  await rename(join(draft, 'database'), file);
  await rm(draft, { recursive: true });
  return dump;
};

const versionOfPglite = (): string => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};
