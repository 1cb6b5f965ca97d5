import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Model } from '../../sandbox/model/model.ts';
import { createTables } from '../../sandbox/storage/createTables.ts';
import { openDatabase } from '../../sandbox/storage/openDatabase.ts';
import { toTables } from '../../sandbox/storage/toTables.ts';
import { readArchive, writeArchive } from './databaseArchive.ts';

const FOLDER = join('.cache', 'sandbox');

const cache = new Map<string, Promise<Blob>>();

/**
 * An embedded database without a row, to be loaded into memory: with the tables of a model, or with none. Making one
 * takes PGlite two seconds and a hundred tables two more, loading it a third of one; it is made once per version of
 * PGlite and state of the tables, and kept in a file.
 */
export const readEmptyDatabase = (model?: Model): Promise<Blob> => {
  const name = `${model ? digestOf(model) : 'empty'}-${versionOfPglite()}`;
  const blob = cache.get(name) ?? readOrMake(join(FOLDER, `${name}.tar`), model);
  cache.set(name, blob);
  return blob;
};

const readOrMake = async (file: string, model?: Model): Promise<Blob> => {
  try {
    return await readArchive(file);
  } catch {
    return make(file, model);
  }
};

/** Several test files may come here at once: each makes its own, and any of them will do. */
const make = async (file: string, model?: Model): Promise<Blob> => {
  await mkdir(FOLDER, { recursive: true });
  const draft = await mkdtemp(join(FOLDER, 'draft-'));
  const dataDir = join(draft, 'data');
  const db = await openDatabase({ dataDir });
  if (model) await createTables(db, model);
  await db.close();
  await writeArchive(dataDir, join(draft, 'database'));
  await rename(join(draft, 'database'), file);
  await rm(draft, { recursive: true });
  return readArchive(file);
};

const digestOf = (model: Model): string =>
  createHash('sha256')
    .update(JSON.stringify(toTables(model)))
    .digest('hex')
    .slice(0, 16);

const versionOfPglite = (): string => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
};
