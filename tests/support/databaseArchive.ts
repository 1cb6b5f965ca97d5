import { PGlite } from '@electric-sql/pglite';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of a segment of PostgreSQL's write-ahead log. */
const SEGMENT = /^[\dA-F]{24}$/;

const SEGMENTS = `select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last
  from pg_control_checkpoint()`;

/**
 * Writes a closed database as one file, to be loaded into memory. Segments of the log that a start does not read, 16 MB
 * each, are left out: a third of what each test file would load.
 */
export const writeArchive = async (dataDir: string, file: string): Promise<void> => {
  const client = await PGlite.create(dataDir);
  const { rows } = await client.query<{ first: string; last: string }>(SEGMENTS);
  const [read] = rows;
  if (!read) throw new Error('The database does not name its log');
  const logs = join(dataDir, 'pg_wal');
  for (const name of await readdir(logs))
    if (SEGMENT.test(name) && (name < read.first || name > read.last)) await rm(join(logs, name));
  const archive = await client.dumpDataDir('none');
  await client.close();
  await writeFile(file, Buffer.from(await archive.arrayBuffer()));
};

/** The archive as PGlite loads it; a plain Blob would copy all of it, in a document twice, each time it is read. */
export const readArchive = async (file: string): Promise<Blob> => {
  const { buffer } = new Uint8Array(await readFile(file));
  return Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(buffer) });
};
