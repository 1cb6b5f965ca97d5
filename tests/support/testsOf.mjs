// The tests of `npm run check`: which ones a change is likely to turn red within seconds. docs/testing.md has the rule.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

const SOURCES = ['src', 'sandbox', 'host', 'codegen', 'tests'];

/** How far a unit test may be from a changed file of another layer: it, or one file between the two, imports it. */
const NEAR = 2;

/** Layers that are too large to be one. */
const ROOMED = ['areas', 'features', 'views'];

/** Files that differ from the remote branch, committed or not; from the last commit where there is no remote. */
export function changedFiles() {
  const base = ['@{upstream}', 'origin/HEAD', 'origin/main'].reduce(
    (found, branch) => found ?? git('merge-base', 'HEAD', branch)?.[0],
    undefined,
  );
  const committed = git('diff', '--name-only', '--no-renames', '--diff-filter=d', base ?? 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return committed && untracked && [...committed, ...untracked];
}

/** The test files that `npm run check` runs for changed files. */
export function testsOf(changed) {
  const importers = readImporters();
  const chosen = new Set();
  for (const file of changed) {
    for (const [reached, steps] of distances(file, importers))
      if (isTest(reached) && isChosen(reached, file, steps)) chosen.add(reached);
  }
  return [...chosen].toSorted((one, other) => one.localeCompare(other));
}

function isChosen(test, file, steps) {
  if (steps === 0) return true;
  if (isScreen(test)) return steps === 1 && !file.startsWith('tests/support/');
  return steps <= NEAR || isBeside(test, layerOf(file));
}

/** Files of a folder that has rooms, and of none of them, have the tests that are in no room either. */
const isBeside = (test, layer) =>
  ROOMED.includes(layer) ? dirname(test) === `tests/unit/${layer}` : test.startsWith(`tests/unit/${layer}/`);

const isTest = (file) => /^tests\/(unit|integration|contract|architecture)\/.*\.test\.tsx?$/.test(file);

/** Works with a whole application or a whole server. */
const isScreen = (test) => test.startsWith('tests/integration/');

/** `data`, `views/list`, `features/licences`: the folder whose unit tests are run as far as they reach the file. */
function layerOf(file) {
  const [, first, second] = /^(?:src\/)?([\w-]+)(?:\/([\w-]+))?\//.exec(file) ?? [];
  return ROOMED.includes(first) && second !== undefined ? `${first}/${second}` : first;
}

/** Every file from which a file is reached, with the number of imports between the two. */
function distances(file, importers) {
  const steps = new Map([[file, 0]]);
  for (const [reached, count] of steps)
    for (const importer of importers.get(reached) ?? [])
      if (!steps.has(importer)) steps.set(importer, count + 1);
  return steps;
}

/** For each file those that import it; imports name their file with its ending here, so nothing is to be resolved. */
function readImporters() {
  const importers = new Map();
  for (const file of SOURCES.flatMap(filesOf)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const imported = join(dirname(file), fileName);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Lines that git writes; undefined where it cannot answer. */
function git(...args) {
  try {
    const answer = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.split('\n').filter((line) => line !== '');
  } catch {
    return undefined;
  }
}
