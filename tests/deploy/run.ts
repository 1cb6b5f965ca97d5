// `npm run trial -- deploy`: two processes on one PostgreSQL behind nginx, with the configuration of docs/deploy.
// `npm run trial -- deploy killed` runs the checks with that word alone.
// Installs what is missing, stops and removes what it started, and ends with 1 as soon as one check is red.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { browserChecks } from './browserChecks.ts';
import { fileChecks } from './fileChecks.ts';
import { figureChecks } from './figureChecks.ts';
import { findTools, MissingToolError } from './findTools.ts';
import { httpsChecks } from './httpsChecks.ts';
import { killChecks } from './killChecks.ts';
import { liveChecks } from './liveChecks.ts';
import { openSite } from './openSite.ts';
import { pageChecks } from './pageChecks.ts';
import { sessionChecks } from './sessionChecks.ts';
import type { Site } from './Site.ts';
import { standingChecks } from './standingChecks.ts';
import { supervisorChecks } from './supervisorChecks.ts';
import { throttlingChecks } from './throttlingChecks.ts';
import { trafficChecks } from './trafficChecks.ts';

const ALL = [
  ...pageChecks,
  ...sessionChecks,
  ...throttlingChecks,
  ...fileChecks,
  ...httpsChecks,
  ...killChecks,
  ...trafficChecks,
  ...standingChecks,
  ...supervisorChecks,
  ...browserChecks,
  ...liveChecks,
  ...figureChecks,
];

const [word = ''] = process.argv.slice(2);
const CHECKS = ALL.filter(({ title }) => title.includes(word));

const BUILD = fileURLToPath(new URL('../../host/build.mjs', import.meta.url));

const stops: (() => Promise<void> | void)[] = [];

/** The last started first; one that cannot be stopped does not keep the others running. */
const stopAll = async (): Promise<void> => {
  for (let stop = stops.pop(); stop; stop = stops.pop())
    try {
      await stop();
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
};

const runChecks = async (site: Site): Promise<number> => {
  let failed = 0;
  for (const check of CHECKS) {
    const { title } = check;
    const began = performance.now();
    try {
      const figure = await check.run(site);
      console.log(`ok   ${title}: ${figure} (${Math.round(performance.now() - began)} ms)`);
    } catch (error) {
      failed += 1;
      console.error(`RED  ${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error(`Stopped by ${signal}.`);
    void stopAll().then(() => process.exit(1));
  });

try {
  if (CHECKS.length === 0) throw new Error(`No check has '${word}' in its title`);
  const tools = findTools();
  execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] });
  const began = performance.now();
  const site = await openSite(tools, (stop) => stops.push(stop));
  console.log(`nginx, two processes and PostgreSQL are up after ${Math.round(performance.now() - began)} ms`);
  const failed = await runChecks(site);
  console.log(`${CHECKS.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof MissingToolError ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
