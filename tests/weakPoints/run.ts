// `npm run trial -- weak-points [--point 7]`: puts each defect back into a copy of the sources and demands a red test.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copySources, putIn } from '../support/copySources.ts';
import { weakPoints, type WeakPoint } from './weakPoints.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Below the root, so that the packages are found. */
const COPY = join(ROOT, '.cache', 'weak-points');
const REPORT = join(COPY, 'report.json');
const LIMIT_MS = 180_000;
/** A test that is stopped by its defect is green within seconds without it. */
const ENDLESS_LIMIT_MS = 30_000;

type Outcome = 'green' | 'red' | 'endless' | 'nothing ran';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs one test of the copy; a file that cannot be loaded is no red test. */
const runTest = async ({ test, title }: WeakPoint, limitMs: number): Promise<Outcome> => {
  rmSync(REPORT, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      test,
      '-t',
      escaped(title),
      '--root',
      COPY,
      '--reporter=json',
      `--outputFile=${REPORT}`,
    ],
    // A group of its own: the process that hangs is a child of vitest.
    { cwd: COPY, stdio: 'ignore', detached: true },
  );
  let isEndless = false;
  const timer = setTimeout(() => {
    isEndless = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, limitMs);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  if (isEndless) return 'endless';
  if (!existsSync(REPORT)) return 'nothing ran';
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  if (numFailedTests > 0) return 'red';
  return numPassedTests > 0 ? 'green' : 'nothing ran';
};

/** Null when the test is green, and red with the defect; else what it was instead. */
const complaintOf = async (weakPoint: WeakPoint): Promise<string | null> => {
  const { file, find, replace, endless } = weakPoint;
  const limitMs = endless ? ENDLESS_LIMIT_MS : LIMIT_MS;
  const before = await runTest(weakPoint, limitMs);
  if (before !== 'green') return `without the defect: ${before}`;
  const takeOut = putIn(COPY, { file, find, replace });
  const after = await runTest(weakPoint, limitMs);
  takeOut();
  return after === (endless ? 'endless' : 'red') ? null : `with the defect: ${after}`;
};

const { values } = parseArgs({ options: { point: { type: 'string' } } });
const chosen = weakPoints.filter(({ point }) => values.point === undefined || String(point) === values.point);
if (chosen.length === 0) throw new Error('No weak point of that number');

copySources(COPY);
let failures = 0;
for (const weakPoint of chosen) {
  const complaint = await complaintOf(weakPoint);
  if (complaint !== null) failures += 1;
  console.log(`${complaint === null ? 'red' : 'NOT RED'} ${weakPoint.point}: ${weakPoint.defect}`);
  if (complaint !== null) console.log(`    ${weakPoint.test}, '${weakPoint.title}', ${complaint}`);
}
rmSync(COPY, { recursive: true, force: true });
console.log(`${chosen.length - failures} of ${chosen.length} defects turn their test red`);
process.exitCode = failures === 0 ? 0 : 1;
