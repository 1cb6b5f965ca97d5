import { AT_ONCE } from '../../src/features/licences/renewal/renewOne.ts';
import { openRenewals } from '../support/openRenewals.ts';
import type { Row } from './Row.ts';

const PEOPLE = 300;
const FAILING = 10;
const ROUNDS = 5;

/** The licences of a large club renewed on the sandbox in this process, while every tenth write fails. */
export const measureRenewals = async (): Promise<readonly Row[]> => {
  // PGlite takes a window for a browser; the Hydra provider resolves addresses against the window's.
  Reflect.deleteProperty(globalThis, 'window');
  const { plan, run, failEvery, licences, mostAtOnce, close } = await openRenewals(PEOPLE);
  Object.assign(globalThis, { window: { location: new URL('http://sandbox.test/') } });
  try {
    const { desk, lines } = await plan();
    failEvery(FAILING);
    const began = performance.now();
    let open = await run(desk, lines);
    const [took, most] = [performance.now() - began, mostAtOnce()];
    for (let round = 0; round < ROUNDS && open.length > 0; round += 1) open = await run(desk, lines);
    const counts = await licences();
    const what = `${PEOPLE} licences renewed, every ${FAILING}th write failing`;
    const doubled = counts.filter((count) => count !== 1).length;
    return [
      { what: `${what}: lost`, measured: PEOPLE - counts.length, unit: 'licences', limit: 0 },
      { what: `${what}: doubled`, measured: doubled, unit: 'licences', limit: 0 },
      { what: `${what}: requests under way at most`, measured: most, unit: 'requests', limit: AT_ONCE },
      { what: `${what}: first run`, measured: took, unit: 'ms', limit: null },
    ];
  } finally {
    await close();
  }
};
