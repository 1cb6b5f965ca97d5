import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Data of its own for one server: a folder, empty or a copy of the one that `seed` names, or an empty database beside
 * the one DATABASE_URL names. `env` gives the server its place, `remove` takes it away again.
 */
export async function createFreshData(seed, { DATABASE_URL } = process.env) {
  return DATABASE_URL ? await freshDatabase(DATABASE_URL) : freshFolder(seed);
}

function freshFolder(seed) {
  const folder = mkdtempSync(join(tmpdir(), 'raquette-e2e-'));
  if (seed !== undefined) cpSync(seed, folder, { recursive: true });
  return {
    env: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freshDatabase(address) {
  const { default: pg } = await import('pg');
  const name = `raquette_e2e_${randomUUID().replaceAll('-', '')}`;
  const execute = async (statement) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await execute(`create database ${name}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  return { env: { DATABASE_URL: own.href }, remove: () => execute(`drop database ${name} with (force)`) };
}
