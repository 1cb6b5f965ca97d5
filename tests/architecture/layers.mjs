// `npm test -- layers`: runs the rules of .dependency-cruiser.cjs on the tree in the current folder. With files as
// arguments only on what these import: what reaches them, and circles, are left to the whole run.
// A run that did not see every source file is red, not green: with a TypeScript it does not know,
// dependency-cruiser measures no module and finds no fault.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../../.dependency-cruiser.cjs';

const ROOTS = ['src', 'sandbox', 'host', 'codegen', 'tests', 'vite.config.ts'];
const FULLY_MEASURED = ['src', 'sandbox', 'host'];

const named = process.argv.slice(2);
const { violations, measured } = await measure();
const problems = [
  ...violations.map(
    ({ rule, from, to, cycle, via }) => `${rule.name}: ${from} -> ${to}${detour(cycle ?? via)}`,
  ),
  ...FULLY_MEASURED.flatMap((folder) => blindSpots(folder, measured)),
];

if (problems.length === 0) {
  console.log(`${measured.size} modules, ${rules.forbidden.length} rules, no break.`);
} else {
  for (const problem of problems) console.error(`  ${problem}`);
  const broken = new Set(violations.map(({ rule }) => rule.name));
  for (const { name, comment } of rules.forbidden) if (broken.has(name)) console.error(`${name}: ${comment}`);
  console.error(`${problems.length} breaks in ${measured.size} modules.`);
  process.exitCode = 1;
}

/** Types count for the layers; what an area reaches is judged on the imports that are left at run time. */
async function measure() {
  const isReach = (rule) => rule.to.reachable !== undefined;
  const all = await pass(
    rules.forbidden.filter((rule) => !isReach(rule)),
    true,
  );
  const atRunTime = named.length > 0 ? undefined : await pass(rules.forbidden.filter(isReach), false);
  return {
    violations: [...all.summary.violations, ...(atRunTime?.summary.violations ?? [])],
    measured: new Set(all.modules.map(({ source }) => source)),
  };
}

/** The way from one to the other, when it is not direct. */
function detour(steps) {
  return steps === undefined || steps.length < 2
    ? ''
    : `\n    by ${steps.map(({ name }) => name).join(' -> ')}`;
}

async function pass(forbidden, tsPreCompilationDeps) {
  const { tsConfig, ...options } = rules.options;
  const { output } = await cruise(
    named.length > 0 ? named : ROOTS.filter((path) => existsSync(path)),
    {
      ...options,
      ...(named.length > 0 && { maxDepth: 1 }),
      tsPreCompilationDeps,
      ruleSet: { forbidden },
      validate: true,
    },
    undefined,
    { tsConfig: extractTSConfig(tsConfig.fileName) },
  );
  return output;
}

function blindSpots(folder, seen) {
  const files = sourceFiles(folder);
  if (named.length > 0)
    return files.filter((file) => named.includes(file) && !seen.has(file)).map(toBlindSpot);
  if (files.length === 0) return [`0 modules measured in ${folder}: nothing was checked`];
  return files.filter((file) => !seen.has(file)).map(toBlindSpot);
}

function toBlindSpot(file) {
  return `not measured: ${file}`;
}

function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
}
