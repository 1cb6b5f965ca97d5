import { PGlite } from '@electric-sql/pglite';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface ServedDatabase {
  /** `postgres://…` of a server on this machine. */
  readonly url: string;
  /** Ends every open connection, in the middle of whatever it does, as a restart of the server would. */
  dropConnections(): void;
  /** Forgets what was prepared, as a pooler seems to that puts another session behind a connection. */
  forgetPlans(): Promise<unknown>;
  /** Takes no connection until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The embedded database behind a port, in PostgreSQL's own protocol, so that connections can be lost on a machine
 * without a server. It has one session: whoever opens a transaction keeps the others waiting.
 */
export const serveDatabase = async (): Promise<ServedDatabase> => {
  const database = await PGlite.create();
  const sockets = new Set<Socket>();
  let turn: Promise<unknown> = Promise.resolve();
  const answer = async (before: Promise<unknown>, socket: Socket, message: Uint8Array): Promise<void> => {
    await before;
    const said = await database.execProtocolRaw(message);
    if (!socket.destroyed) socket.write(said);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      // What it had begun is undone, as a server does.
      turn = turn.then(() => (database.closed ? undefined : database.exec('rollback')));
    });
    socket.on('data', (message) => {
      turn = answer(turn, socket, message);
    });
  });
  let port = 0;
  const start = (): Promise<void> =>
    new Promise((done) =>
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port;
        done();
      }),
    );
  const dropConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      dropConnections();
    });
  await start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    dropConnections,
    forgetPlans: () => database.exec('deallocate all'),
    stop,
    start,
    close: async () => {
      await stop();
      await turn;
      await database.close();
    },
  };
};
