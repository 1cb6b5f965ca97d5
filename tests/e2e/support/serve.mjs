// Runs `npm start` on data of its own, removed at the end. So no run sees what an earlier one saved.
import { run } from '../../../sandbox/host/install.mjs';
import { createFreshData } from './freshData.mjs';

const data = await createFreshData();

const code = await run(process.execPath, ['sandbox/host/start.mjs'], {
  env: { ...process.env, ...data.env },
  onSpawn: (server) => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
  },
});
await data.remove();
process.exitCode = code;
