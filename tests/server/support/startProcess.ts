import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 60_000;
const POLL_MS = 50;

/**
 * Starts a server, waits until its address answers, and gives back how to stop it. It leads a group of its own: PHP's
 * workers outlive the process that forked them when only that one gets the signal to end.
 */
export const startProcess = async (
  { command, args, cwd, env }: Command,
  address: string,
): Promise<() => Promise<void>> => {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
  }).then(() => (isGone = true));
  const end = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // Nobody of the group is left.
    }
  };
  const endWithUs = (): void => end('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async (): Promise<void> => {
    end('SIGTERM');
    await gone;
    process.off('exit', endWithUs);
  };
  const began = performance.now();
  while (!(await answers(address))) {
    const isLate = performance.now() - began > PATIENCE_MS;
    if (isLate) await stop();
    if (isLate || isGone) throw new Error(`${command} did not start: ${said}`);
    await wait(POLL_MS);
  }
  return stop;
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};
