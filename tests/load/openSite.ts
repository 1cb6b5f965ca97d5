import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTools } from '../deploy/findTools.ts';
import { startPostgres } from '../deploy/startPostgres.ts';
import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { startApplication } from '../e2e/support/startApplication.ts';

export const databases = ['postgresql', 'embedded'] as const;

export type DatabaseName = (typeof databases)[number];

interface Site {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the application on fresh demonstration data: embedded, in a database beside the one at DATABASE_URL, or, where
 * that is not set, on a PostgreSQL of its own.
 * @throws MissingToolError where there is no PostgreSQL and none can be installed
 */
export const openSite = async (
  database: DatabaseName,
  env: Readonly<Record<string, string>> = {},
): Promise<Site> => {
  const data = database === 'embedded' ? createEmbedded() : await createOnServer();
  try {
    const application = await startApplication(await freePort(), { ...data.env, ...env });
    return {
      url: application.url,
      pid: application.pid,
      stop: async () => {
        await application.stop();
        await data.remove();
      },
    };
  } catch (error) {
    await data.remove();
    throw error;
  }
};

interface Data {
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const createEmbedded = (): Data => {
  const folder = mkdtempSync(join(tmpdir(), 'raquette-load-'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

const createOnServer = async (): Promise<Data> => {
  if (process.env['DATABASE_URL']) return createFreshData();
  const folder = mkdtempSync(join(tmpdir(), 'raquette-load-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres(join(folder, 'postgres'), findTools());
  return {
    env: { DATABASE_URL: postgres.toUrl('raquette') },
    remove: async () => {
      await postgres.stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
