import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { openSandbox } from '../openSandbox.ts';
import type { Sandbox } from '../openSandbox.ts';
import { StartError } from '../StartError.ts';
import { createHost } from './createHost.ts';
import { lockFolder } from './lockFolder.ts';
import { refuseDemoAccounts } from './refuseDemoAccounts.ts';
import type { Settings } from './settings.ts';
import { toSandboxOptions } from './toSandboxOptions.ts';

export interface Running {
  /** `http://127.0.0.1:4173` */
  readonly url: string;
  readonly sandbox: Sandbox | undefined;
  close(): Promise<void>;
}

const HOSTNAME = '127.0.0.1';

/**
 * Starts the site. The port is taken first, so that a second start fails at once and before it touches the
 * data; until the sandbox is open every request is answered 503.
 */
export const startServer = async (settings: Settings): Promise<Running> => {
  let answer: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) });
  const port = await listen(server, settings.port);
  try {
    const { sandbox, close } = settings.apiUrl
      ? { sandbox: undefined, close: nothing }
      : await open(settings);
    const host = createHost({ distDir: settings.distDir, apiUrl: settings.apiUrl, sandbox });
    answer = (request, env) => host.fetch(request, env);
    return {
      url: `http://${HOSTNAME}:${port}`,
      sandbox,
      close: async () => {
        await stop(server);
        await close();
      },
    };
  } catch (error) {
    await stop(server);
    throw error;
  }
};

const nothing = async (): Promise<void> => undefined;

const open = async (settings: Settings): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> => {
  const unlock = settings.databaseUrl ? nothing : await lockFolder(settings.dataDir);
  let sandbox: Sandbox | undefined;
  const close = async (): Promise<void> => {
    await sandbox?.close();
    await unlock();
  };
  try {
    sandbox = await openSandbox(toSandboxOptions(settings));
    if (settings.production) await refuseDemoAccounts(sandbox);
    return { sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
};

const listen = (server: ServerType, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(toStartError(error, port)));
    server.listen(port, HOSTNAME, () => done((server.address() as AddressInfo).port));
  });

const toStartError = (error: NodeJS.ErrnoException, port: number): Error => {
  const another = `PORT=${port < 65_535 ? port + 1 : 4173} npm start`;
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken. Stop the other process or choose another: ${another}`);
  if (error.code === 'EACCES')
    return new StartError(
      `Port ${port} needs more rights than this user has. Choose another: PORT=4173 npm start`,
    );
  return error;
};

const DRAIN_MS = 5000;

/** Lets running requests finish, for a while. */
const stop = (server: ServerType): Promise<void> =>
  new Promise((done) => {
    const drain = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(drain);
      done();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
