import type { Browser, CDPSession, Page, ViewportSize } from '@playwright/test';
import { publicPaths, type PublicPageName } from '../../src/areas/public/publicPaths.ts';
import { queryPublic } from '../../src/data/queryPublic.ts';
import { createTransport } from '../../src/http/createTransport.ts';
import { buildBracket } from '../support/buildBracket.ts';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import { PATIENCE_MS } from './openBenchPage.ts';
import type { Row } from './Row.ts';
import { watchScripts } from './watchScripts.ts';

const ROUNDS = 5;
const PLAYERS = 128;
/** A phone in a gym: 4 Mbit/s, 60 ms, a quarter of the processor. */
const LINE = { offline: false, latency: 60, downloadThroughput: 524_288, uploadThroughput: 524_288 } as const;
const CPU = 4;
const PHONE = { width: 360, height: 740 } as const;
/** Where the draw is shown whole. */
const DESK = { width: 1280, height: 800 } as const;

/** Text that is there once a page can be used. */
const USABLE: Readonly<Record<PublicPageName, string>> = {
  team: 'main select option:nth-child(2)',
  individual: 'main table tbody td',
  tournaments: 'main form button[type=submit]',
};

/** The pages that anybody reads, on a phone: what they load, how soon they are rendered, and their largest draw. */
export const measurePublic = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    const sizes: Row[] = [];
    for (const name of Object.keys(publicPaths) as PublicPageName[])
      sizes.push(await measureSize(browser, url, name));
    return [
      ...sizes,
      await measureStanding(browser, url),
      ...(await measureDraw(browser, url, PHONE)),
      ...(await measureDraw(browser, url, DESK)),
    ];
  } finally {
    await browser.close();
  }
};

const openPage = async (
  browser: Browser,
  viewport: ViewportSize = PHONE,
): Promise<{ page: Page; session: CDPSession }> => {
  const page = await browser.newPage({ locale: 'fr-FR', viewport });
  page.setDefaultTimeout(PATIENCE_MS);
  return { page, session: await page.context().newCDPSession(page) };
};

const measureSize = async (browser: Browser, url: string, name: PublicPageName): Promise<Row> => {
  const { page, session } = await openPage(browser);
  const scripts = await watchScripts(session);
  await page.goto(`${url}/${publicPaths[name]}`, { waitUntil: 'networkidle' });
  await page.locator(USABLE[name]).first().waitFor({ state: 'attached' });
  const measured = await scripts.gzip();
  await page.close();
  return { what: `JavaScript to a usable public page (${name}), gzip`, measured, unit: 'KiB', limit: 260 };
};

const measureStanding = async (browser: Browser, url: string): Promise<Row> => {
  const pool = await findPool(url);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, session } = await openPage(browser);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(`${url}/${publicPaths.team}?pool=${pool}`, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(
      () => document.querySelectorAll('main table tbody tr').length >= 8 && performance.now(),
    );
    times.push(Number(await shown.jsonValue()));
    await page.close();
  }
  return {
    what: `Standing of 8 teams by its link, empty cache, 4 Mbit/s, 60 ms, CPU x${CPU}`,
    measured: median(times),
    unit: 'ms',
    limit: 1800,
  };
};

/** The seed's pool of 8 teams, found as the page finds it. */
const findPool = async (url: string): Promise<number> => {
  const transport = createTransport({ apiUrl: `${url}/api`, origin: url });
  const { seasons } = await queryPublic(transport, 'seasons', {});
  const season = seasons.members.find(({ current }) => current === true)?.id ?? null;
  const { leagues } = await queryPublic(transport, 'organizations', { season });
  const organization = leagues.members.find(({ type }) => type === 'federation')?.id ?? null;
  const { divisions } = await queryPublic(transport, 'divisions', { season, organization, after: null });
  const { pools } = await queryPublic(transport, 'pools', { division: divisions.members[0]?.id ?? null });
  const id = pools.members[0]?.id;
  if (id === undefined || id === null) throw new Error('The seed has no team pool');
  return id;
};

/** From the turn to the tab of the draws: the first paint, and the longest task until the draw is whole. */
const measureDraw = async (
  browser: Browser,
  url: string,
  viewport: ViewportSize,
): Promise<readonly Row[]> => {
  const { page, session } = await openPage(browser, viewport);
  await page.route('**/api/groups/*/consultation', (route) =>
    route.fulfill({ json: { title: 'Mesure', brackets: [buildBracket(PLAYERS)] } }),
  );
  const paints: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(`${url}/${publicPaths.individual}?tab=standing`, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const watch = await watchDraw(page);
    await page.getByRole('tab', { name: 'Tableaux' }).click();
    await page.waitForFunction(
      (matches) => document.querySelectorAll('main .list ol > li').length === matches,
      PLAYERS - 1,
    );
    // Tasks are reported a moment after their end.
    await page.waitForTimeout(500);
    const { painted, longest } = await watch.jsonValue();
    paints.push(painted);
    tasks.push(longest);
  }
  await page.close();
  const row = (what: string, measured: number, limit: number): Row => ({
    what: `Draw of ${PLAYERS} players at ${viewport.width} px, CPU x${CPU}, ${what}`,
    measured,
    unit: 'ms',
    limit,
  });
  return [row('first paint', median(paints), 400), row('longest task', median(tasks), 150)];
};

const watchDraw = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { painted: 0, longest: 0 };
    const channel = new MessageChannel();
    let clicked = 0;
    channel.port2.addEventListener('message', () => (seen.painted = performance.now() - clicked));
    channel.port2.start();
    addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main .frame .match')) return;
      observer.disconnect();
      requestAnimationFrame(() => channel.port1.postMessage(null));
    }).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime + duration > clicked && clicked > 0) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
