// Runs `npm start` on each of the PORTS, each on data of its own that is removed at the end, so that no run sees
// what an earlier one saved. Says `Ready` when all of them answer.
import { setTimeout as wait } from 'node:timers/promises';
import { buildApplication, isBuildStale } from '../../../host/application.mjs';
import { run } from '../../../host/install.mjs';
import { prepareSeed } from '../../support/prepareSeed.ts';
import { createFreshData } from './freshData.mjs';

// Built once, before several servers find at the same time that they would have to.
if (isBuildStale() && !(await buildApplication())) throw new Error('The application could not be built.');

const seed = process.env.DATABASE_URL ? undefined : await prepareSeed();
const ports = (process.env.PORTS ?? '').split(' ').filter(Boolean);
const servers = [];
const stop = (signal) => servers.forEach((server) => server.kill(signal));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal));

const ended = Promise.all(ports.map(serve));
await Promise.race([ended, Promise.all(ports.map(answers)).then(() => console.log('Ready'))]);
process.exitCode = Math.max(...(await ended));

async function serve(port) {
  const data = await createFreshData(seed);
  const code = await run(process.execPath, ['host/start.mjs'], {
    env: { ...process.env, ...data.env, PORT: port },
    onSpawn: (server) => servers.push(server),
  });
  // One that ends takes the others along: what is tested on half of them would be misunderstood.
  stop('SIGTERM');
  await data.remove();
  return code;
}

async function answers(port) {
  while (!(await fetch(`http://127.0.0.1:${port}`).then(isOk, isOk))) await wait(100);
}

function isOk(answer) {
  return answer.ok === true;
}
