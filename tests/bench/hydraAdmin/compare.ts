import type { Browser } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeComparison } from '../figures.ts';
import { launchBrowser } from '../launchBrowser.ts';
import { logIn, withServer } from '../measureServer.ts';
import { median } from '../median.ts';
import { hydraAdmin, ourAdmin } from './Admin.ts';
import { buildHydraAdmin } from './buildHydraAdmin.ts';
import { createCertificate } from './createCertificate.ts';
import type { Line } from './goals.ts';
import { openAdmin, type Figures, type Measured } from './measureAdmin.ts';
import { LATENCY_MS, openLine } from './openLine.ts';
import { toComparison, type Compared } from './toComparison.ts';

const ROUNDS: Readonly<Record<Line, number>> = { none: 5, slow: 3 };

/** Compares this application with stock HydraAdmin on the same server and records, by turns, and writes the figures down. */
export const compare = async (answerMs?: number): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'raquette-hydra-admin-'));
  try {
    await buildHydraAdmin(folder);
    // The lines in front of it end HTTPS; Vite's build has left its own NODE_ENV behind, which has no demo accounts.
    const env = { TRUST_PROXY: '127.0.0.1', NODE_ENV: 'test' };
    await withServer((server) => compareOn(server, folder, answerMs), env);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** V8 makes megabytes of machine code of what runs often, for a hundred trips: what a page keeps is counted without. */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

const compareOn = async (server: string, folder: string, answerMs?: number): Promise<void> => {
  const certificate = await createCertificate();
  // Our list begins with the licences of the season; a filter of HydraAdmin's own would bring its inputs with it.
  const season = `club=/api/clubs/1&season=${await currentSeason(server)}`;
  const rewrite = (url: string): string => url.replace('/api/licences?', `/api/licences?${season}&`);
  const theirs = await openLine(certificate, server, { folder, rewrite }, answerMs);
  const ours = await openLine(certificate, server, undefined, answerMs);
  const browsers = [
    await launchBrowser(certificate.flag),
    await launchBrowser(certificate.flag, INTERPRETED),
  ] as const;
  const openBoth = async (browser: Browser): Promise<readonly Measured[]> => [
    await openAdmin(browser, hydraAdmin(theirs.url, server)),
    await openAdmin(browser, ourAdmin(ours.url)),
  ];
  try {
    const compared = await takeTurns(await openBoth(browsers[0]), await openBoth(browsers[1]));
    const content = toComparison(compared, answerMs ?? LATENCY_MS);
    console.log(content);
    // The table is of one line; what an API without a cache makes of it is only printed.
    if (answerMs === undefined) await writeComparison(content);
  } finally {
    for (const browser of browsers) await browser.close();
    await theirs.close();
    await ours.close();
  }
};

const currentSeason = async (server: string): Promise<string> => {
  const headers = { Authorization: `Bearer ${await logIn(server)}` };
  const answer = await fetch(`${server}/api/seasons?current=true`, { headers });
  const { 'hydra:member': seasons } = (await answer.json()) as { 'hydra:member': { '@id': string }[] };
  return seasons[0]?.['@id'] ?? '';
};

const takeTurns = async (
  admins: readonly Measured[],
  interpreted: readonly Measured[],
): Promise<readonly Compared[]> => {
  const figures = admins.map((): Record<Line, Figures[]> => ({ none: [], slow: [] }));
  const each = async (
    line: Line,
    measure: (admin: Measured) => Promise<Figures>,
    measured = admins,
  ): Promise<void> => {
    for (const [index, one] of measured.entries()) {
      const found = await measure(one);
      console.log(`${line}, ${one.admin.name}: ${toLine(found)}`);
      figures[index]?.[line].push(found);
    }
  };
  for (const line of ['none', 'slow'] as const) {
    for (let round = 0; round < ROUNDS[line]; round += 1) await each(line, ({ visit }) => visit(line));
    await each(line, ({ type }) => type(line));
  }
  await each('none', ({ trips }) => trips(), interpreted);
  const compared: Compared[] = [];
  for (const [index, { admin, columns }] of admins.entries())
    compared.push({
      name: admin.name,
      columns: await columns(),
      none: medians(figures[index]?.none ?? []),
      slow: medians(figures[index]?.slow ?? []),
    });
  return compared;
};

const medians = (rounds: readonly Figures[]): Figures => {
  const names = new Set(rounds.flatMap((round) => Object.keys(round)));
  return Object.fromEntries(
    [...names].map((name) => [name, median(rounds.flatMap((round) => round[name] ?? []))]),
  );
};

const toLine = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${Math.round(10 * value) / 10}`)
    .join('; ');
