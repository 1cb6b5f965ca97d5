import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

interface Application {
  /** `http://127.0.0.1:4173` */
  readonly url: string;
  readonly pid: number;
  /** From the spawn to the first answer. */
  readonly startedInMs: number;
  /** Ends it as Ctrl-C does and answers its exit code. */
  stop(): Promise<number | null>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const POLL_MS = 50;
const PATIENCE_MS = 120_000;

/** Runs `npm start`'s own script, of these sources or of a copy, in a process of its own; waits until the sandbox answers. */
export async function startApplication(
  port: number,
  env: Readonly<Record<string, string>>,
  root = ROOT,
): Promise<Application> {
  const began = performance.now();
  const child = spawn(process.execPath, ['host/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.on('data', (text: Buffer) => complaints.push(text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    const late = performance.now() - began > PATIENCE_MS;
    if (late) child.kill();
    if (late || child.exitCode !== null)
      throw new Error(`The application did not start: ${complaints.join('')}`);
    await wait(POLL_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/sandbox/mailbox`)).ok;
  } catch {
    return false;
  }
};
