// `npm run trial -- faults --kills 20`: what takes minutes and is no part of `npm test`. Each runner says in its first
// lines what it takes.
import { argv } from 'node:process';

const TRIALS = new Map([
  ['deploy', () => import('./deploy/run.ts')],
  ['faults', () => import('./faults/run.ts')],
  ['load', () => import('./load/run.ts')],
  ['weak-points', () => import('./weakPoints/run.ts')],
]);

// The runner reads what follows its name.
const [name = ''] = argv.splice(2, 1);
const start = TRIALS.get(name);
if (start) await start();
else {
  console.error(`Usage: npm run trial -- ${[...TRIALS.keys()].join('|')} [options]`);
  process.exitCode = 1;
}
