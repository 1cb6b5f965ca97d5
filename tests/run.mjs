// `npm test`: installs what is missing, runs all checks, then the tests; stops after the first red part.
// `npm test -- types layers`: these checks alone.
// `npm test -- audits`: what takes long and looks at everything, and the journeys of club life; `.ci/run` runs it too.
// `npm run check`: the quick checks and the tests near what changed, or near the files named behind `--`.
// Plain JavaScript without a dependency, so that it runs in a fresh clone.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { installPackages, nodeComplaint, root, run } from '../host/install.mjs';
import { installChromium } from './support/chromium.mjs';

const VITEST_REPORT = join(root, '.cache', 'reports', 'vitest.json');
const PLAYWRIGHT_REPORT = join(root, '.cache', 'reports', 'playwright.json');

const bin = (path, ...args) => [join(root, 'node_modules', path), ...args];

const PRETTIER_CACHE = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];

/** Need nothing of one another, so they share the cores. The longest come first. */
const CHECKS = [
  { title: 'types', args: bin('typescript/bin/tsc', '-p', '.') },
  {
    title: 'format',
    args: bin(
      'prettier/bin/prettier.cjs',
      '--check',
      '--ignore-unknown',
      '--log-level=warn',
      ...PRETTIER_CACHE,
      '.',
    ),
  },
  { title: 'lint', args: bin('oxlint/bin/oxlint', '--deny-warnings') },
  { title: 'build', args: ['host/build.mjs'] },
  { title: 'knip', args: bin('knip/bin/knip.js') },
  {
    title: 'knip --production',
    args: bin('knip/bin/knip.js', '--production'),
  },
  { title: 'layers', args: ['tests/architecture/layers.mjs'] },
  { title: 'codegen --check', args: ['--import', 'tsx', 'codegen/main.ts', '--check'] },
];

/** The checks that a change turns red most often, on what has changed; the others are left to `npm test`. */
const QUICK = {
  types: () => true,
  format: () => true,
  lint: (file) => /\.(tsx?|mjs|cjs)$/.test(file),
  layers: (file) => /^(src|sandbox|host|codegen|tests)\/.*\.tsx?$/.test(file),
};

// By itself Vitest would leave a core idle. One worker more than cores saves a tenth of the time, but slows each test down,
// and a test of a screen failed by it.
const VITEST = bin('vitest/vitest.mjs', 'run', `--maxWorkers=${availableParallelism()}`);
const REPORTED = [...VITEST, '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
const PLAYWRIGHT = bin('@playwright/test/cli.js', 'test', '--config=tests/e2e/playwright.config.ts');

/** Fill the cores by themselves, so they run in turn. */
const SUITES = [
  {
    title: 'unit, integration, contract, architecture (vitest)',
    args: [...REPORTED, '--exclude=tests/integration/**/audits/**'],
  },
  { title: 'end to end (playwright)', args: [...PLAYWRIGHT, String.raw`e2e[/\\]\w+\.spec`] },
  {
    title: 'a minute of exploring, always of one seed (bombadil)',
    args: ['--import', 'tsx', 'tests/explore/run.ts', '--minutes', '1', '--seed', '1'],
  },
];
/** `npm test -- audits` */
const AUDITS = [
  { title: 'audits (vitest)', args: [...REPORTED, 'audits/'] },
  { title: 'audits, journeys (playwright)', args: [...PLAYWRIGHT, 'audits', 'journeys'] },
];

/** `   12 s  types` for each gate that has run. */
const times = [];

const [first, ...others] = process.argv.slice(2);
if (first === '--quick') process.exitCode = await checkChange(others);
else if (first === 'audits') process.exitCode = (await isReady()) ? await runSuites(AUDITS) : 1;
else if (first !== undefined) process.exitCode = await runNamed([first, ...others]);
else process.exitCode = await main();

/** All parts run, red or not: whoever changes a view wants to read what its tests say, too. */
async function checkChange(named) {
  if (!(await isReady())) return 1;
  const { changedFiles, testsOf } = await import('./support/testsOf.mjs');
  const changed = named.length > 0 ? named : changedFiles();
  if (changed === undefined)
    return refuse('git names no changed files here: npm run check -- src/views/SaveBar.tsx');
  const red = await runChecks(quickChecks(changed.filter((file) => existsSync(join(root, file)))));

  const tests = testsOf(changed);
  console.log(
    `\n=== ${tests.length} test files near ${changed.length} changed files ===\n${tests.join('\n')}`,
  );
  const title = 'tests near the change';
  if (tests.length > 0 && (await timed(title, () => run(process.execPath, [...VITEST, ...tests]))) !== 0)
    red.push(title);
  console.log(`\n=== summary ===\n${times.join('\n')}\n${toSeconds(performance.now())}  in all`);
  return red.length === 0 ? 0 : refuse(`Red: ${red.join(', ')}.`);
}

/** Types are one program; the other quick checks look at the changed files alone, and at none where none is theirs. */
function quickChecks(changed) {
  return CHECKS.filter(({ title }) => Object.hasOwn(QUICK, title)).flatMap((check) => {
    if (check.title === 'types') return check;
    const files = changed.filter(QUICK[check.title]);
    return files.length > 0 ? { ...check, args: [...check.args.filter((arg) => arg !== '.'), ...files] } : [];
  });
}

/** The checks whose titles begin with these words. */
async function runNamed(words) {
  const checks = CHECKS.filter(({ title }) => words.some((word) => title.startsWith(word)));
  if (checks.length === 0)
    return refuse(`There is no such check; there are: ${CHECKS.map(({ title }) => title).join(', ')}.`);
  if (!(await isReady())) return 1;
  const red = await runChecks(checks);
  return red.length === 0 ? 0 : refuse(`\nRed: ${red.join(', ')}.`);
}

async function isReady() {
  const complaint = nodeComplaint();
  if (complaint === null) return timed('packages', installPackages);
  refuse(complaint);
  return false;
}

async function main() {
  if (!(await isReady())) return 1;

  // A browser is downloaded while the checks compute.
  const [hasChromium, red] = await Promise.all([timed('browser', installChromium), runChecks(CHECKS)]);
  if (!hasChromium)
    return refuse('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.');
  if (red.length > 0) return refuse(`\nRed: ${red.join(', ')}. The tests did not run.`);

  return runSuites(SUITES);
}

async function runSuites(suites) {
  mkdirSync(dirname(VITEST_REPORT), { recursive: true });
  for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
  for (const { title, args } of suites) {
    console.log(`\n=== ${title} ===`);
    const code = await timed(title, () => run(process.execPath, args));
    if (code !== 0) return refuse(`\nRed: ${title} (exit code ${code}). What follows it did not run.`);
  }
  console.log(`\n=== summary ===\n${times.join('\n')}`);
  return summarize(fromVitest(readReport(VITEST_REPORT)), fromPlaywright(readReport(PLAYWRIGHT_REPORT)));
}

/** Runs as many checks at once as there are cores, prints each when it has ended, and answers the red ones. */
async function runChecks(checks) {
  const waiting = [...checks];
  const red = [];
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { title, args } = check;
      const { code, output } = await timed(title, () => capture(args));
      console.log(`\n=== ${title} ===\n${output}`.trimEnd());
      if (code !== 0) red.push(`${title} (exit code ${code})`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return red;
}

/** Exit code of a Node script and all that it wrote; 1 when a signal ended it. */
function capture(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function timed(title, work) {
  const started = Date.now();
  const result = await work();
  times.push(`${toSeconds(Date.now() - started)}  ${title}`);
  return result;
}

function toSeconds(ms) {
  return `${String(Math.round(ms / 1000)).padStart(5)} s`;
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
