import { expect, test } from '@playwright/test';
import { runTabRounds } from '../faults/tabRounds.ts';
import { toTabFigures } from '../faults/toTabFigures.ts';

/** `TAB_ROUNDS=200x5x20 npm run e2e -- tabRounds` is the whole of it; a few rounds do here. */
const [rounds = 3, tabs = 5, requests = 20] = (process.env['TAB_ROUNDS'] ?? '')
  .split('x')
  .filter(Boolean)
  .map(Number);

test('tabs whose token expires together renew it once for all of their requests (R4.9, R4.10, R3.156)', async ({
  browser,
}) => {
  test.setTimeout(120_000 + rounds * 5000);
  const figures = await runTabRounds(browser, { rounds, tabs, requests });
  const { refreshes, answered, failures } = figures;
  console.log(toTabFigures({ rounds, tabs, requests }, figures));
  expect(failures).toEqual([]);
  expect(refreshes).toEqual(Array.from({ length: rounds }, () => 1));
  expect(answered).toBe(rounds * tabs * requests);
});
