// `.ci/run`: everything that can be tested without an answer of a person, in turn; stops after the first red part, and
// ends with one line that counts the tests of all parts. Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { root } from '../host/install.mjs';

/** One version, and the faces that differ most: the others are walked by hand. */
const REAL_SERVER = [
  '--api-platform',
  '4.3',
  '--face',
  'described',
  '--face',
  'stock_prefix',
  '--face',
  'library',
];

const PARTS = [
  ['npm', 'test'],
  ['npm', 'test', '--', 'audits'],
  ['npm', 'run', 'test:server', '--', '--if-possible', ...REAL_SERVER],
];

/** `412 passed, 0 failed` of our own runners, and Playwright's `24 passed (2.1m)`, which is not reached by a red run. */
const COUNT = /^\s*(\d+) passed(?:, (\d+) failed| \()/gm;

process.exitCode = await main();

async function main() {
  const counts = [];
  for (const part of PARTS) {
    const { code, output } = await runLoudly(part);
    if (code !== 0) {
      console.error(`\nRed: ${part.join(' ')} (exit code ${code}). What follows it did not run.`);
      return 1;
    }
    // The last one is for the whole part; a part that was skipped has none.
    const [, passed = 0, failed = 0] = [...output.matchAll(COUNT)].at(-1) ?? [];
    counts.push({ part: part.slice(1).join(' '), passed: Number(passed), failed: Number(failed) });
  }
  console.log('\n=== all parts ===');
  for (const { part, passed } of counts) console.log(`${String(passed).padStart(6)} passed  ${part}`);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return 0;
}

/** Runs a command whose words are shown as they come, and gives them back with its exit code. */
function runLoudly([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
