// `npm run trial -- load`: 50 and 200 clients for 60 seconds each, on PostgreSQL and on the embedded database.
// `npm run trial -- load --clients 50 --seconds 20 --on postgresql` does one of them. It measures and never fails by a time.
// `npm run trial -- load --hostile` sends requests that are made to hold the server up, and fails where one does.
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { residentMemory } from '../bench/residentMemory.ts';
import { MissingToolError } from '../deploy/findTools.ts';
import { createCaller } from './createCaller.ts';
import { after, drive } from './drive.ts';
import { measureHostile } from './measureHostile.ts';
import { logInAll } from './logInAll.ts';
import { type DatabaseName, databases, openSite } from './openSite.ts';
import { toLines } from './toLines.ts';

const BUILD = fileURLToPath(new URL('../../host/build.mjs', import.meta.url));
/** Code is compiled and pages are read before anything is counted. */
const WARM_UP_S = 5;
const REST_MS = 30_000;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', multiple: true, default: ['50', '200'] },
    seconds: { type: 'string', default: '60' },
    hostile: { type: 'boolean', default: false },
    on: { type: 'string', multiple: true, default: [...databases] },
  },
});

const measure = async (database: DatabaseName, clients: number, seconds: number): Promise<void> => {
  const site = await openSite(database);
  try {
    const first = createCaller(site.url);
    const workers = await logInAll(first);
    first.close();
    await drive({ url: site.url, workers, clients, isOver: after(WARM_UP_S), seed: 1 });
    const before = await residentMemory(site.pid);
    const samples = await drive({ url: site.url, workers, clients, isOver: after(seconds), seed: 2 });
    const end = await residentMemory(site.pid);
    await wait(REST_MS);
    const later = await residentMemory(site.pid);
    for (const line of toLines({ database, clients, seconds, samples, memory: { before, end, later } }))
      console.log(line);
  } finally {
    await site.stop();
  }
};

execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] });
const measureAll = async (database: DatabaseName): Promise<void> => {
  for (const clients of values.clients.map(Number)) await measure(database, clients, Number(values.seconds));
};

for (const database of databases.filter((name) => values.on.includes(name)))
  try {
    await (values.hostile ? measureHostile(database) : measureAll(database));
  } catch (error) {
    if (!(error instanceof MissingToolError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
