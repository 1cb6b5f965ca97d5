import { expect, test } from '@playwright/test';
import { faults } from '../faults/faults.ts';
import { lethal } from '../faults/table/lethal.ts';
import { operations } from '../faults/operations.ts';
import { runMatrix } from '../faults/runMatrix.ts';
import { toCells, toRotatedCells } from '../faults/toCells.ts';
import { toComplaints } from '../faults/toFigures.ts';

/**
 * `npm run faults` does every fault to every operation. Here stand a few of those that the application does not
 * wait for and that need no browser of their own, each with another operation than the one before: all tests together
 * have to fit into a quarter of an hour on two cores.
 */
const ONE_IN = 25;
const quick = faults.filter(({ isSlow, waitsMs, context }) => !isSlow && waitsMs === undefined && !context);
const cells = toRotatedCells(quick).filter((_cell, index) => index % ONE_IN === 0);

test('what goes wrong on the way loses, doubles and fakes nothing', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const verdicts = await runMatrix({ browser, url: baseURL ?? '', cells, users: 3 });
  const complaints = verdicts.flatMap((verdict) =>
    toComplaints(verdict).map((text) => `${verdict.fault} x ${verdict.operation}: ${text}`),
  );
  expect(complaints).toEqual([]);
  expect(verdicts).toHaveLength(cells.length);
});

test('the judge of the faults finds what is really lost, doubled, feigned or empty', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const saves = operations.filter(({ name }) => name === 'save');
  const verdicts = await runMatrix({
    browser,
    url: baseURL ?? '',
    cells: toCells(lethal, saves),
    users: 2,
  });
  const found = (name: string): string =>
    verdicts
      .filter(({ fault }) => fault === name)
      .flatMap(toComplaints)
      .join();
  expect(found('a write done twice')).toContain('double write: 2 writes');
  expect(found('a success that nobody stored')).toContain('false success');
  expect(found('a form and its draft taken away')).toContain('lost edit');
  expect(found('a page emptied')).toContain('white screen: the page is empty');
});
