// `npm run trial -- faults [--only <part of a name>|<another>]`: every fault x every operation, then the tabs whose token
// expires, the sheet whose tab is killed (`-- --kills 20` alone) and the database that is (`-- --database` alone).
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { chromiumPath, isRoot } from '../support/chromium.mjs';
import { faults } from './faults.ts';
import { operations } from './operations.ts';
import { loseDatabase } from './loseDatabase.ts';
import { runSheetKills, toKillFigures } from './sheetKills.ts';
import { runMatrix } from './runMatrix.ts';
import { toCells, toRotatedCells } from './toCells.ts';
import { runTabRounds } from './tabRounds.ts';
import { toComplaints, toFigures } from './toFigures.ts';
import { toTabFigures } from './toTabFigures.ts';

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
    kills: { type: 'string' },
    database: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now()) },
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
/** Kills the tab of a sheet that often, and says so. */
const kill = async (kills: number): Promise<void> => {
  console.log(`Seed of the kills: ${values.seed}`);
  const figures = await runSheetKills(browser, application.url, kills, Number(values.seed));
  if (figures.lost + figures.sentTwice + figures.missing > 0) process.exitCode = 1;
  console.log(toKillFigures(figures));
};

const restart = async (): Promise<void> => {
  console.log(`The database restarted and killed in turn: ${await loseDatabase()}`);
};

const runAll = async (): Promise<void> => {
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
  const isWhole = values.only === undefined && values.operation === undefined && !values.once && parts === 1;
  const figures = isWhole ? await runTabRounds(browser, ROUNDS) : null;
  for (const failure of figures?.failures ?? []) console.log(`      ${failure}`);
  if (figures?.failures.length || figures?.refreshes.some((one) => one !== 1)) process.exitCode = 1;
  if (verdicts.some((verdict) => toComplaints(verdict).length > 0)) process.exitCode = 1;
  console.log([toFigures(verdicts), ...(figures ? [toTabFigures(ROUNDS, figures)] : [])].join('; '));
  if (isWhole) await kill(20);
  if (isWhole) await restart();
};

try {
  if (values.database) await restart();
  else await (values.kills === undefined ? runAll() : kill(Number(values.kills)));
} finally {
  await browser.close();
  await application.stop();
  await data.remove();
}
