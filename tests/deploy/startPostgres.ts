import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Tools } from './findTools.ts';
import { startDaemon } from './startDaemon.ts';
import type { Daemon } from './startDaemon.ts';

interface Postgres {
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Ends the server by this signal (SIGINT orderly, SIGKILL as a power cut would) and starts it again. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Address of the database for a session of this name, as the account of the application. */
  toUrl(name: string): string;
  /** The same as PostgreSQL's own administrator. */
  toAdministratorUrl(name: string): string;
}

/** The database and the account that owns it. */
const RAQUETTE = 'raquette';
const ADMINISTRATOR = 'postgres';

/**
 * Makes a cluster in the folder and starts it; it listens on a socket of the folder and on no network, and lets in whom
 * the kernel names as the user of these checks, without a password.
 */
export const startPostgres = async (folder: string, { postgres, uid, gid }: Tools): Promise<Postgres> => {
  mkdirSync(folder);
  chownSync(folder, uid, gid);
  const asUser = { cwd: folder, uid, gid };
  const data = join(folder, 'data');
  execFileSync(
    join(postgres, 'initdb'),
    ['-D', data, '-U', ADMINISTRATOR, '--auth=peer', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...asUser, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const accounts = [ADMINISTRATOR, RAQUETTE];
  writeFileSync(join(data, 'pg_hba.conf'), 'local all all peer map=site\n');
  writeFileSync(
    join(data, 'pg_ident.conf'),
    accounts.map((account) => `site ${userInfo().username} ${account}\n`).join(''),
  );
  const toUrl = (account: string, database: string, name: string): string =>
    `postgres://${account}@localhost/${database}?host=${encodeURIComponent(folder)}&application_name=${name}`;
  const execute = async (statement: string): Promise<void> => {
    const client = new pg.Client(toUrl(ADMINISTRATOR, 'postgres', 'start'));
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const isReady = () =>
    execute('select 1').then(
      () => true,
      () => false,
    );
  // fsync stays on: what a killed process had committed is to be on the disk, as it would be in production.
  const args = ['-D', data, '-k', folder, '-c', 'listen_addresses='];
  const start = (): Promise<Daemon> => startDaemon(join(postgres, 'postgres'), args, asUser, isReady);
  let daemon = await start();
  await execute(`create role ${RAQUETTE} login`);
  await execute(`create database ${RAQUETTE} owner ${RAQUETTE}`);
  return {
    stop: (signal) => daemon.stop(signal),
    restart: async (signal) => {
      await daemon.stop(signal);
      // The sessions of a server that was killed hold its memory until they have noticed.
      for (let left = 20; ; left -= 1)
        try {
          daemon = await start();
          return;
        } catch (error) {
          if (left === 0) throw error;
          await wait(100);
        }
    },
    toUrl: (name) => toUrl(RAQUETTE, RAQUETTE, name),
    toAdministratorUrl: (name) => toUrl(ADMINISTRATOR, RAQUETTE, name),
  };
};
