import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface Daemon {
  readonly pid: number;
  /** Sends the signal and resolves when the process is gone; one that is gone already stays so. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

const PATIENCE_MS = 120_000;
const POLL_MS = 50;

/** Starts a program and waits until it is ready; what it wrote is in the error when it never is. */
export const startDaemon = async (
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  isReady: () => Promise<boolean>,
): Promise<Daemon> => {
  const child = spawn(command, [...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (written = (written + text.toString()).slice(-4000)));
  let isGone = false;
  // Should we end before anybody could stop it: nothing we started outlives us.
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const gone = new Promise<void>((resolve) => {
    const end = (): void => {
      isGone = true;
      process.off('exit', endWithUs);
      resolve();
    };
    child.once('error', (error) => {
      written += error.message;
      end();
    });
    child.once('close', end);
  });
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isGone) child.kill(signal);
    await gone;
  };
  const began = performance.now();
  while (!(await isReady())) {
    const isLate = performance.now() - began > PATIENCE_MS;
    if (isLate) await stop('SIGKILL');
    if (isLate || isGone) throw new Error(`${command} did not start: ${written}`);
    await wait(POLL_MS);
  }
  return { pid: child.pid ?? 0, stop };
};
