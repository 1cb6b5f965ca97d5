import { createAdaptorServer } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { StartError } from './StartError.ts';

interface OpenPort {
  /** `http://127.0.0.1:4173` */
  readonly url: string;
  /** Lets running requests finish, for a while. */
  readonly close: () => Promise<void>;
}

type Answer = (request: Request, env: object) => Response | Promise<Response>;

const HOSTNAME = '127.0.0.1';

/**
 * Longer than browsers (60 s in most) and proxies (60 s of nginx) keep a connection that nobody uses: whoever closes it
 * first, from here, cuts off the request that is on its way.
 */
const KEEP_ALIVE_MS = 75_000;

/** Time for a request to arrive whole, its files included; Node's own five minutes let anybody hold connections. */
const PATIENCE = {
  requestMs: 30_000,
  headersMs: 10_000,
  /** Interval of the check for late requests. */
  checkMs: 5000,
};

/** Answers requests on a port of this machine, any free one for 0; throws a StartError where it cannot be had. */
export const openPort = async (
  wanted: number,
  answer: Answer,
  { requestMs, headersMs, checkMs }: typeof PATIENCE = PATIENCE,
): Promise<OpenPort> => {
  const server = createAdaptorServer({
    fetch: answer,
    serverOptions: { connectionsCheckingInterval: checkMs },
  });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  if ('requestTimeout' in server) {
    server.requestTimeout = requestMs;
    server.headersTimeout = headersMs;
  }
  const port = await listen(server, wanted);
  return { url: `http://${HOSTNAME}:${port}`, close: () => stop(server) };
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

const stop = (server: ServerType): Promise<void> =>
  new Promise((done) => {
    const drain = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(drain);
      done();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
