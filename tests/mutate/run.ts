// `npm run mutate -- [src/schema src/lib/dates.ts]`: changes the code in many small ways and demands of each that a test goes
// red; without names it takes the files that changed. Fails below `LIMIT`. Survivors are printed, and in the report.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { changedFiles, testsOf } from '../support/testsOf.mjs';

/** Per cent of the mutants. */
const LIMIT = 85;
const FOLDER = '.cache/mutate';

const isSource = (file: string): boolean =>
  /^(?:src|sandbox)\/.*\.tsx?$/.test(file) && !/(?:^src\/generated\/|texts\.ts$)/.test(file);
/** A mutant is tried some hundred times: neither a screen nor a database is started for it. */
const isQuick = (test: string): boolean => /^tests\/(?:unit|contract)\//.test(test);
/** Stryker runs tests in threads, which all have the zone of their process. */
const changesZone = (test: string): boolean => readFileSync(test, 'utf8').includes('process.env.TZ');

const filesOf = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
    : [path];

const named = process.argv.slice(2).filter((name) => name !== '--');
const files = (named.length > 0 ? named.flatMap(filesOf) : changedFiles())
  ?.map((file) => file.replaceAll('\\', '/'))
  .filter(isSource);
/** Of a folder of the application only the tests of the same folder: what they leave alive, a screen may notice or not. */
const isFolder = named.some((path) => statSync(path).isDirectory());
const homes = isFolder
  ? named.map((path) => `tests/unit/${path.replace(/^src\//, '')}`).filter(existsSync)
  : [];
const isNear = (test: string): boolean => homes.length === 0 || homes.some((home) => test.startsWith(home));
const tests = files && testsOf(files).filter((test) => isQuick(test) && isNear(test) && !changesZone(test));

if (!files || !tests || tests.length === 0) {
  console.error(
    'No changed file of src or sandbox that a unit test is near: npm run mutate -- src/schema src/lib/dates.ts',
  );
  process.exitCode = 1;
} else {
  process.env.MUTATE_TESTS = tests.join('\n');
  console.log(`${files.length} files, ${tests.length} test files`);
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
    mutate: files,
    coverageAnalysis: 'perTest',
    // Only what changed since the last run is tried again.
    incremental: true,
    incrementalFile: `${FOLDER}/incremental.json`,
    concurrency: availableParallelism(),
    // A constant of a module is tried by every test that loads it: of a folder these take nine tenths of the time. They
    // are tried with their file.
    ignoreStatic: isFolder,
    dryRunTimeoutMinutes: 20,
    tempDirName: `${FOLDER}/sources`,
    ignorePatterns: ['dist', '.cache', 'test-results', 'tests/server'],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    jsonReporter: { fileName: `${FOLDER}/report.json` },
    thresholds: { high: 95, low: LIMIT, break: LIMIT },
    // On a busy machine an endless loop is one that takes far longer than the same tests did.
    timeoutMS: 20_000,
  });
  const results = await stryker.runMutationTest();
  console.log(`${results.length} mutants; all of them: ${FOLDER}/report.json`);
}
