// `npm run explore -- [--minutes 8] [--seed 42] [--account multi] [--width 390] [--faults] [--beside]`: lets a machine walk through
// the built application for some minutes and holds every state of it against the laws of `laws.ts` and `lawsOverTime.ts`.
// What breaks a law is done once more on fresh data, and counts when it breaks it again.
// `npm run explore -- --planted [name …] [--minutes 20]` looks for each defect of `planted.ts` in a copy of the sources.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../../sandbox/host/demoAccounts.ts';
import { exploreOnce, VISITOR } from './exploreOnce.ts';
import type { Settings } from './explore.ts';
import { lookForPlanted } from './lookForPlanted.ts';
import { toSentence, toSummary, type Finding, type Step } from './toSummary.ts';

/** The same steps once more take about as long, and something at their beginning. */
const SLACK = 1.3;
const START_S = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    planted: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    account: { type: 'string', default: 'gestionnaire' },
    width: { type: 'string', default: '1280' },
    faults: { type: 'boolean', default: false },
    beside: { type: 'boolean', default: false },
  },
});
const { account, faults, beside: isBeside } = values;
const seed = Number(values.seed);
const width = Number(values.width);
if (account !== VISITOR && !Object.hasOwn(demoAccounts, account))
  throw new Error(
    `Unknown account '${account}'; there are: ${Object.keys(demoAccounts).join(', ')}, ${VISITOR}`,
  );

// Below the root, so that the specification finds its packages.
const folder = fileURLToPath(new URL(`../../.cache/explore/${seed}-${account}-${width}`, import.meta.url));
rmSync(folder, { recursive: true, force: true });

const run = (name: string, seconds: number, again: Settings['again']): ReturnType<typeof exploreOnce> =>
  exploreOnce({ account, width, seed, faults, isBeside, seconds, again, folder: join(folder, name) });

/** Takes the steps up to the last finding once more, and gives the laws that they break again. */
const replay = async (steps: readonly Step[], findings: readonly Finding[]): Promise<ReadonlySet<string>> => {
  const taken = steps.slice(0, Math.max(...findings.map(({ at }) => at)) + 1);
  const again = taken.flatMap(({ action }) => (action === null ? [] : [action]));
  const seconds = (taken.length / steps.length) * Number(values.minutes) * 60 * SLACK + START_S;
  const second = await run('again', Math.ceil(seconds), again);
  return new Set(toSummary(second.steps).findings.map(({ law }) => law));
};

const main = async (): Promise<number> => {
  console.log(
    `Exploring as ${account}, ${width} px, seed ${seed}, ${values.minutes} min${faults ? ', with faults' : ''}${isBeside ? ', beside a second tab' : ''}`,
  );
  const seconds = Number(values.minutes) * 60;
  const first = await run('run', seconds, null);
  // A browser that breaks is tried once more as well.
  const { steps, failure } = first.failure === null ? first : await run('run-2', seconds, null);
  const { findings, ...seen } = toSummary(steps);
  console.log(
    `${seen.steps} steps, ${seen.deepSteps} with a form or a dialog; ${seen.routes} addresses, ${seen.states} distinct states`,
  );
  // A walk that comes nowhere keeps all laws.
  const isStuck = seen.states < 2;
  if (isStuck) console.error('It has seen one state alone.');
  const broken = findings.length > 0 ? await replay(steps, findings) : new Set<string>();
  for (const { law, at, url } of findings)
    console.log(`${broken.has(law) ? 'BROKEN' : 'once  '} ${toSentence(law)} (step ${at}, ${url})`);
  const counted = findings.filter(({ law }) => broken.has(law)).length;
  console.log(`${counted} laws broken${findings.length > 0 ? `; pictures and steps: ${folder}` : ''}`);
  if (failure !== null) console.error(`Bombadil did not come to its end: ${failure}`);
  return counted > 0 || failure !== null || isStuck ? 1 : 0;
};

process.exitCode = values.planted
  ? await lookForPlanted(positionals, Number(values.minutes), seed)
  : await main();
