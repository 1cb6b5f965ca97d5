import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import type { Step } from './toSummary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BOMBADIL = join(ROOT, 'node_modules', '.bin', 'bombadil');

/** Its exit codes: all laws were kept, or some law was broken. */
const FINE: readonly (number | null)[] = [0, 2];
const TAIL = 600;

interface RunOptions {
  readonly url: string;
  /** Specification; it has to lie below the root, where its imports are found. */
  readonly entry: string;
  /** Where its trace, its pictures and its log go. */
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Ends at the first law that is broken. */
  readonly isShort: boolean;
  /** Where a browser listens that has more tabs than Bombadil's; null: it starts its own. */
  readonly debuggerUrl: string | null;
}

interface Run {
  readonly steps: readonly Step[];
  /** What it wrote at its end where it did not come to it; else null. */
  readonly failure: string | null;
}

/**
 * Lets Bombadil drive a browser over the application.
 * @throws where it wrote no trace at all
 */
export const runBombadil = async ({
  url,
  entry,
  folder,
  width,
  height,
  seconds,
  isShort,
  debuggerUrl,
}: RunOptions): Promise<Run> => {
  const log = join(folder, 'bombadil.log');
  const out = createWriteStream(log);
  const child = spawn(
    BOMBADIL,
    [
      debuggerUrl === null
        ? ['browser', 'test', url, entry, '--headless', isRoot() ? ['--no-sandbox'] : []]
        : ['browser', 'test-external', url, entry, '--remote-debugger', debuggerUrl, '--create-target'],
      ['--instrument-javascript', '', '--device-scale-factor', '1', '--time-limit', `${seconds}s`],
      isShort ? ['--exit-on-violation'] : [],
      ['--width', String(width), '--height', String(height), '--output-path', folder],
    ].flat(2),
    {
      cwd: ROOT,
      env: { ...process.env, CHROME: chromiumPath() ?? chromium.executablePath() },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  child.stdout.pipe(out);
  child.stderr.pipe(out);
  const [code] = (await once(child, 'close')) as [number | null];
  const failure = FINE.includes(code) ? null : readFileSync(log, 'utf8').slice(-TAIL);
  return { steps: readTrace(traceIn(folder)), failure };
};

const traceIn = (folder: string): string => {
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('trace.jsonl'),
  );
  if (name === undefined) throw new Error(`No trace in ${folder}`);
  return join(folder, name);
};

const readTrace = (file: string): Step[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Step);
