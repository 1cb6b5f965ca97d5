import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from '../../host/StartError.ts';

/**
 * Takes a folder for this process: two processes on one embedded database would destroy it. The lock is a
 * listening local socket, which unlike a file with a process id dies with its process.
 * Answers the function that gives it back; throws a StartError while another process holds the folder.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = toSocketPath(folder);
  const server = await listenOrTakeOver(path);
  if (!server)
    throw new StartError(
      `The data folder ${folder} is used by another process. Stop that one, or choose another folder: DATA_DIR=.data-2 npm start`,
    );
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
};

const toSocketPath = (folder: string): string => {
  const name = `raquette-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

/** The place of the lock may be another user's, or hold what nobody expects there. */
const listenOrTakeOver = async (path: string): Promise<Server | undefined> => {
  try {
    return (await tryListen(path)) ?? (await takeOver(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `The data folder cannot be locked: ${path} is in the way or not ours (${code}). Remove it, start as its owner, or choose another folder: DATA_DIR=.data-2 npm start`,
      { cause: error },
    );
  }
};

const tryListen = (path: string): Promise<Server | undefined> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    );
    server.listen(path, () => done(server));
  });

/** A socket file that nobody listens on was left by a process that was killed. */
const takeOver = async (path: string): Promise<Server | undefined> => {
  if (await isAnswered(path)) return undefined;
  await rm(path, { force: true });
  return tryListen(path);
};

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
