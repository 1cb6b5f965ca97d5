import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../e2e/support/freePort.ts';
import type { Face } from './faces.ts';
import { CACHE, SERVER } from './installServer.ts';
import type { InstalledServer } from './installServer.ts';
import { startProcess } from './startProcess.ts';

/** Where a running face answers. */
export interface Addresses {
  readonly name: string;
  readonly api: string;
  readonly application: string;
}

interface RunningFace extends Addresses {
  readonly stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** A page sends several requests at once, and a request from within a request would wait for itself. */
const WORKERS = '4';

/** Seeds a database, and starts the server on it and the built application in front of it. */
export const startFace = async (face: Face, { vendor }: InstalledServer): Promise<RunningFace> => {
  const folder = join(CACHE, 'data', `${face.name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const env = {
    ...face.env,
    APP_ENV: face.name,
    SERVER_VENDOR: vendor,
    SERVER_VAR: folder,
    PHP_CLI_SERVER_WORKERS: WORKERS,
    ...databaseOf(face),
  };
  await promisify(execFile)('php', ['bin/console', 'app:seed'], {
    cwd: SERVER,
    env: { ...process.env, ...env },
  });
  const [apiPort, port] = await Promise.all([freePort(), freePort()]);
  const api = `http://127.0.0.1:${apiPort}`;
  const application = `http://127.0.0.1:${port}`;
  const stopApi = await startProcess(
    {
      command: 'php',
      // Without E the environment does not reach the workers.
      args: ['-d', 'variables_order=EGPCS', '-S', `127.0.0.1:${apiPort}`, '-t', 'public', 'public/index.php'],
      cwd: SERVER,
      env,
    },
    `${api}/test/database`,
  );
  const stopApplication = await startProcess(
    {
      command: process.execPath,
      args: ['--import', 'tsx', 'sandbox/main.ts'],
      cwd: ROOT,
      env: { API_URL: api, PORT: String(port) },
    },
    application,
  );
  return {
    name: face.name,
    api,
    application,
    stop: async () => {
      await Promise.all([stopApplication(), stopApi()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** On a PostgreSQL server each face has a database of its own, named after it, that has to be there. */
const databaseOf = ({ name }: Face): Readonly<Record<string, string>> => {
  const given = process.env['DATABASE_URL'];
  if (!given) return {};
  const url = new URL(given);
  url.pathname += `_${name}`;
  return { DATABASE_URL: url.href };
};
