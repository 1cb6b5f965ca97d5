// `npm run explore -- [--minutes 8] [--seed 42] [--account multi] [--width 390] [--faults]`: lets a machine walk through
// the built application for some minutes and holds every state of it against the laws of `laws.ts` and `lawsOverTime.ts`.
// What breaks a law is done once more on fresh data, and counts when it breaks it again.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, demoAccounts } from '../../sandbox/host/demoAccounts.ts';
import { publicPaths } from '../../src/areas/public/publicPaths.ts';
import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { openProxy, type Proxy } from '../faults/openProxy.ts';
import { createChance, draw } from './createChance.ts';
import { createMarker } from './createMarker.ts';
import type { Settings } from './explore.ts';
import { runBombadil } from './runBombadil.ts';
import { toSentence, toSummary, type Finding, type Step } from './toSummary.ts';
import { troubles } from './troubles.ts';

const VISITOR = 'visiteur';
const PHONE_PX = 600;
/** Between two faults. */
const EVERY_MS = 7000;
/** The same steps once more take about as long, and something at their beginning. */
const SLACK = 1.3;
const START_S = 20;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    account: { type: 'string', default: 'gestionnaire' },
    width: { type: 'string', default: '1280' },
    faults: { type: 'boolean', default: false },
  },
});
const { account, faults } = values;
const seed = Number(values.seed);
const width = Number(values.width);
if (account !== VISITOR && !Object.hasOwn(demoAccounts, account))
  throw new Error(
    `Unknown account '${account}'; there are: ${Object.keys(demoAccounts).join(', ')}, ${VISITOR}`,
  );

// Below the root, so that the specification finds its packages.
const folder = fileURLToPath(new URL(`../../.cache/explore/${seed}-${account}-${width}`, import.meta.url));
rmSync(folder, { recursive: true, force: true });

/** What the specification cannot be told on the command line. */
const writeEntry = (again: Settings['again']): string => {
  const settings: Settings = {
    account: account === VISITOR ? null : account,
    password: DEMO_PASSWORD,
    seed,
    again,
  };
  const file = join(folder, 'entry.ts');
  writeFileSync(
    file,
    `export * from '../../../tests/explore/laws.ts';
export * from '../../../tests/explore/lawsOverTime.ts';
import { explore } from '../../../tests/explore/explore.ts';
export const walk = explore(${JSON.stringify(settings)});
`,
  );
  return file;
};

/** Now and then something happens to the next call; which follows from the seed. */
const disturb = (proxy: Proxy): (() => void) => {
  const chance = createChance(seed);
  const timer = setInterval(() => {
    const trouble = draw(
      chance,
      troubles.map((one) => [1, one]),
    );
    if (trouble) proxy.switchOn(trouble, ({ path }) => path.startsWith('/api/'), 1);
  }, EVERY_MS);
  return () => clearInterval(timer);
};

/** Runs on an application of its own, with fresh data. */
const run = async (
  name: string,
  seconds: number,
  again: Settings['again'],
): ReturnType<typeof runBombadil> => {
  const to = join(folder, name);
  mkdirSync(to, { recursive: true });
  const data = await createFreshData();
  const application = await startApplication(await freePort(), data.env);
  const proxy = await openProxy(application.url, createMarker());
  const calm = faults ? disturb(proxy) : undefined;
  const url = account === VISITOR ? `${proxy.url}/${publicPaths.tournaments}` : `${proxy.url}/login`;
  const height = width < PHONE_PX ? 740 : 800;
  try {
    return await runBombadil({ url, entry: writeEntry(again), folder: to, width, height, seconds });
  } finally {
    calm?.();
    await proxy.close();
    await application.stop();
    await data.remove();
  }
};

/** Takes the steps up to the last finding once more, and gives the laws that they break again. */
const replay = async (steps: readonly Step[], findings: readonly Finding[]): Promise<ReadonlySet<string>> => {
  const taken = steps.slice(0, Math.max(...findings.map(({ at }) => at)) + 1);
  const again = taken.flatMap(({ action }) => (action === null ? [] : [action]));
  const seconds = (taken.length / steps.length) * Number(values.minutes) * 60 * SLACK + START_S;
  const second = await run('again', Math.ceil(seconds), again);
  return new Set(toSummary(second.steps).findings.map(({ law }) => law));
};

console.log(
  `Exploring as ${account}, ${width} px, seed ${seed}, ${values.minutes} min${faults ? ', with faults' : ''}`,
);
const { steps, failure } = await run('run', Number(values.minutes) * 60, null);
const { findings, ...seen } = toSummary(steps);
console.log(
  `${seen.steps} steps, ${seen.deepSteps} with a form or a dialog; ${seen.routes} addresses, ${seen.states} distinct states`,
);
const broken = findings.length > 0 ? await replay(steps, findings) : new Set<string>();
for (const { law, at, url } of findings)
  console.log(`${broken.has(law) ? 'BROKEN' : 'once  '} ${toSentence(law)} (step ${at}, ${url})`);
const counted = findings.filter(({ law }) => broken.has(law)).length;
console.log(`${counted} laws broken${findings.length > 0 ? `; pictures and steps: ${folder}` : ''}`);
if (failure !== null) console.error(`Bombadil did not come to its end: ${failure}`);
process.exitCode = counted > 0 || failure !== null ? 1 : 0;
