import type { Page } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startServer } from '../../sandbox/host/startServer.ts';
import { resources } from '../../src/resources/index.ts';
import { fillLogin } from '../e2e/support/signIn.ts';
import { buildWithResources, EXTRA } from './buildWithResources.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import type { Row } from './Row.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const FEW = 20;
const MANY = 200;
const ROUNDS = 9;
const PATIENCE_MS = 30_000;

/** What one more resource costs everybody, and what two hundred of them cost the start. */
export const measureResources = async (url: string): Promise<readonly Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'raquette-resources-'));
  try {
    const [few, many] = [join(folder, 'few'), join(folder, 'many')];
    await buildWithResources(FEW, resources.length, few);
    await buildWithResources(MANY, resources.length, many);
    const added = (await sharedKibibytes(many)) - (await sharedKibibytes(DIST));
    const [fewMs, manyMs] = await timeStarts(url, few, many);
    return [
      {
        what: 'One more resource: growth of all shared scripts, gzip',
        measured: added / (MANY - resources.length),
        unit: 'KiB',
        limit: 0.3,
      },
      { what: `Start at the home with ${FEW} resources`, measured: fewMs, unit: 'ms', limit: null },
      {
        what: `Start at the home with ${MANY} resources; at most 1.2 times as long`,
        measured: manyMs,
        unit: 'ms',
        limit: 1.2 * fewMs,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Gzip size of every script but the configs of the added resources, which load with their pages. */
const sharedKibibytes = async (dist: string): Promise<number> => {
  const assets = join(dist, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js') && !name.startsWith(EXTRA));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

/** Medians in milliseconds until the home is rendered, of both builds in turn over the same sandbox. */
const timeStarts = async (apiUrl: string, ...dists: readonly [string, string]): Promise<[number, number]> => {
  const browser = await launchBrowser();
  const servers = await Promise.all(dists.map((distDir) => serve(distDir, apiUrl)));
  try {
    const pages: Page[] = [];
    for (const { url } of servers) {
      const page = await browser.newPage({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(`${url}/login`);
      await fillLogin(page, 'gestionnaire');
      await page.getByRole('link', { name: PEOPLE }).waitFor();
      pages.push(page);
    }
    const times = pages.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, page] of pages.entries())
        times[index]?.push(await timeOfHome(page, `${servers[index]?.url ?? ''}/1`));
    return [median(times[0] ?? []), median(times[1] ?? [])];
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
};

const PEOPLE = /^\d+ ?Personnes du club/;

const serve = (distDir: string, apiUrl: string) =>
  startServer({
    port: 0,
    distDir,
    dataDir: '',
    databaseUrl: undefined,
    apiUrl: new URL(apiUrl),
    production: false,
    hydraPrefix: true,
    trustedProxies: undefined,
  });

/** Milliseconds on the page's own clock from its address to its first link of the club. */
const timeOfHome = async (page: Page, address: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    () => document.querySelector('main a') && performance.now(),
    undefined,
    { polling: 'raf' },
  );
  return Number(await found.jsonValue());
};
