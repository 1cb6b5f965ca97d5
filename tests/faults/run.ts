// `npm run faults [-- --only <part of a name>|<another>]`: every fault x every operation, then the tabs whose token expires.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import { faults } from './faults.ts';
import { operations } from './operations.ts';
import { runMatrix } from './runMatrix.ts';
import { toCells, toRotatedCells } from './toCells.ts';
import { runTabRounds } from './tabRounds.ts';
import { toComplaints, toFigures } from './toFigures.ts';

const ROUNDS = { rounds: 200, tabs: 5, requests: 20 };

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    operation: { type: 'string' },
    // Each fault with one operation alone.
    once: { type: 'boolean', default: false },
    users: { type: 'string', default: '3' },
    // A part of the whole, as 1/2.
    part: { type: 'string', default: '1/1' },
    url: { type: 'string' },
  },
});
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const chosen = faults
  .filter(
    ({ name }) => values.only === undefined || values.only.split('|').some((text) => name.includes(text)),
  )
  .filter((_, index) => index % parts === part - 1);
const acted = operations.filter(({ name }) => values.operation === undefined || name === values.operation);
if (chosen.length === 0 || acted.length === 0) throw new Error('No fault or operation of that name');

const executablePath = chromiumPath();
const data = await createFreshData();
const application =
  values.url === undefined
    ? await startApplication(await freePort(), data.env)
    : { url: values.url, stop: async () => 0 };
const browser = await chromium.launch({
  args: isRoot() ? ['--no-sandbox'] : [],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  const verdicts = await runMatrix({
    browser,
    url: application.url,
    users: Number(values.users),
    cells: values.once ? toRotatedCells(chosen) : toCells(chosen, acted),
    onVerdict: (verdict) => {
      const complaints = toComplaints(verdict);
      const mark = complaints.length > 0 ? 'RED' : 'ok ';
      console.log(`${mark} ${verdict.fault} x ${verdict.operation} (${verdict.ms} ms)`);
      for (const complaint of complaints) console.log(`      ${complaint}`);
    },
  });
  if (values.only === undefined && values.operation === undefined && !values.once) {
    const { refreshes, failures, logoutMs } = await runTabRounds(browser, ROUNDS);
    const count = refreshes.reduce((sum, one) => sum + one, 0);
    const { rounds, tabs, requests } = ROUNDS;
    console.log(
      `${rounds} rounds x ${tabs} tabs x ${requests} requests: ${count} refreshes, ${failures.length} failures, logout everywhere in ${logoutMs} ms`,
    );
    for (const failure of failures) console.log(`      ${failure}`);
    if (failures.length > 0 || refreshes.some((one) => one !== 1)) process.exitCode = 1;
  }
  if (verdicts.some((verdict) => toComplaints(verdict).length > 0)) process.exitCode = 1;
  console.log(toFigures(verdicts));
} finally {
  await browser.close();
  await application.stop();
  await data.remove();
}
