// `npm test`: installs what is missing, then runs every gate in turn and stops at the first red one.
// Plain JavaScript without a dependency, so that it runs in a fresh clone.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installPackages, nodeComplaint, root, run } from '../sandbox/host/install.mjs';
import { installChromium } from './support/chromium.mjs';

const VITEST_REPORT = join(root, '.cache', 'reports', 'vitest.json');
const PLAYWRIGHT_REPORT = join(root, '.cache', 'reports', 'playwright.json');

const bin = (path, ...args) => [join(root, 'node_modules', path), ...args];

const GATES = [
  { title: 'types', args: bin('typescript/bin/tsc', '-p', '.') },
  { title: 'format', args: bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.') },
  { title: 'lint', args: bin('oxlint/bin/oxlint', '--deny-warnings') },
  { title: 'layers', args: ['tests/architecture/layers.mjs'] },
  { title: 'unused code (knip)', args: bin('knip/bin/knip.js') },
  { title: 'generated types are fresh', args: ['--import', 'tsx', 'codegen/main.ts', '--check'] },
  {
    title: 'unit, integration, contract, architecture (vitest)',
    args: bin(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ),
  },
  { title: 'build', args: ['sandbox/host/build.mjs'] },
  {
    title: 'end to end (playwright)',
    args: bin('@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'),
  },
];

process.exitCode = await main();

async function main() {
  const complaint = nodeComplaint();
  if (complaint !== null) return refuse(complaint);
  if (!(await installPackages())) return 1;
  if (!(await installChromium()))
    return refuse('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');

  mkdirSync(dirname(VITEST_REPORT), { recursive: true });
  for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });

  const times = [];
  for (const { title, args } of GATES) {
    console.log(`\n=== ${title} ===`);
    const started = Date.now();
    const code = await run(process.execPath, args);
    times.push(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${title}`);
    if (code !== 0) return refuse(`\nRed: ${title} (exit code ${code}). The gates after it did not run.`);
  }
  console.log(`\n=== summary ===\n${times.join('\n')}`);
  return summarize(fromVitest(readReport(VITEST_REPORT)), fromPlaywright(readReport(PLAYWRIGHT_REPORT)));
}

/** Prints the counts of both reports as one; a run in which a runner ran nothing is red. */
function summarize(...counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const skipped = counts.reduce((sum, count) => sum + count.skipped, 0);
  for (const { runner, passed: own } of counts) if (own === 0) return refuse(`Red: ${runner} ran no test.`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}

function fromVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return {
    runner: 'vitest',
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** A test that passed only when tried again counts as failed. */
function fromPlaywright({ stats }) {
  return {
    runner: 'playwright',
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function refuse(sentence) {
  console.error(sentence);
  return 1;
}
