import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CodegenError } from './CodegenError.ts';

interface RunningSandbox {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox in a process of its own, on a free port and on data that are thrown away. */
export const startSandbox = async (): Promise<RunningSandbox> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'raquette-codegen-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', API_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await readUrl(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const readUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new CodegenError('The sandbox ended before it answered')));
  });
