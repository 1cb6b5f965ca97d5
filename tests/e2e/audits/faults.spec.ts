import { expect, test } from '@playwright/test';
import { faults } from '../../faults/faults.ts';
import { lethal } from '../../faults/table/lethal.ts';
import { operations } from '../../faults/operations.ts';
import type { Verdict } from '../../faults/runCell.ts';
import { runMatrix } from '../../faults/runMatrix.ts';
import { toCells, toRotatedCells } from '../../faults/toCells.ts';
import { toComplaints } from '../../faults/toFigures.ts';

// One worker for both tests: in two, each would do the whole of it.
test.describe.configure({ mode: 'default' });

/** What users did while things went wrong: each fault with one operation. `npm run trial -- faults` does all with all. */
let verdicts: readonly Verdict[] = [];
/** The same with faults that nobody could bear. */
let lost: readonly Verdict[] = [];

test.beforeAll(async ({ browser, baseURL: url = '' }) => {
  test.setTimeout(600_000);
  const saves = operations.filter(({ name }) => name === 'save');
  [verdicts, lost] = await Promise.all([
    runMatrix({ browser, url, cells: toRotatedCells(faults), users: 4 }),
    runMatrix({ browser, url, cells: toCells(lethal, saves), users: 1 }),
  ]);
});

test('what goes wrong on the way loses, doubles and fakes nothing', () => {
  const complaints = verdicts.flatMap((verdict) =>
    toComplaints(verdict).map((text) => `${verdict.fault} x ${verdict.operation}: ${text}`),
  );
  expect(complaints).toEqual([]);
  expect(verdicts.map(({ fault }) => fault).toSorted()).toEqual(faults.map(({ name }) => name).toSorted());
  expect(new Set(verdicts.map(({ operation }) => operation)).size).toBe(operations.length);
});

test('the judge of the faults finds what is really lost, doubled, feigned or empty', () => {
  const found = (name: string): string =>
    lost
      .filter(({ fault }) => fault === name)
      .flatMap(toComplaints)
      .join();
  expect(found('a write done twice')).toContain('double write: 2 writes');
  expect(found('a success that nobody stored')).toContain('false success');
  expect(found('a form and its draft taken away')).toContain('lost edit');
  expect(found('a page emptied')).toContain('white screen: the page is empty');
});
