// Runs `npm start` on data of its own: an empty folder, or an empty database beside the one DATABASE_URL
// names, both removed at the end. So no run sees what an earlier one saved.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../sandbox/host/install.mjs';

const { DATABASE_URL } = process.env;
const data = DATABASE_URL ? await freshDatabase(DATABASE_URL) : freshFolder();

const code = await run(process.execPath, ['sandbox/host/start.mjs'], {
  env: { ...process.env, ...data.env },
  onSpawn: (server) => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
  },
});
await data.remove();
process.exitCode = code;

function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'raquette-e2e-'));
  return { env: { DATA_DIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function freshDatabase(address) {
  const { default: pg } = await import('pg');
  const name = `raquette_e2e_${process.pid}_${Date.now()}`;
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
