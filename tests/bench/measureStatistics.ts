import type { Page } from '@playwright/test';
import { launchBrowser } from './launchBrowser.ts';
import { median } from './median.ts';
import { openBenchPage } from './openBenchPage.ts';
import type { Row } from './Row.ts';

const ROUNDS = 5;
const SEASONS = 5;
const LICENCES = 400;
const CPU = 4;

/** The themes of a club, and how many labels each has. */
const THEMES: readonly (readonly [theme: string, labels: number])[] = [
  ['Licences', 1],
  ['Repères', 4],
  ['Par type', 6],
  ['Par sexe', 2],
  ['Par catégorie', 15],
  ['Par forme de pratique', 6],
  ['Par mention médicale', 6],
  ['Par origine', 2],
  ['Mutations', 2],
  ['Équipes engagées', 8],
];

/** The statistics of a large club over seasons that the seed does not have: the requests, and how soon the page is rendered. */
export const measureStatistics = async (url: string): Promise<readonly Row[]> => {
  const browser = await launchBrowser();
  try {
    const { page, session } = await openBenchPage(browser, url, '/1/licences');
    const names = await serveSeasons(page);
    const requests = await serveFigures(page, names);
    await page.reload();
    // Both are in the menu group of the page before, so that one click is enough.
    const statistics = page.getByRole('menuitem', { name: 'Statistiques', exact: true });
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
      const watch = await watchPaint(page);
      await statistics.click();
      await page.waitForFunction((watched) => watched.painted > 0, watch);
      times.push((await watch.jsonValue()).painted);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.getByRole('menuitem', { name: 'Licences', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Licences' }).waitFor();
    }
    const what = `Statistics of ${LICENCES} licences over ${SEASONS} seasons`;
    return [
      { what: `${what}: requests`, measured: requests() / ROUNDS, unit: 'requests', limit: 1 },
      {
        what: `${what}, CPU x${CPU}: tables and charts painted`,
        measured: median(times),
        unit: 'ms',
        limit: 1000,
      },
    ];
  } finally {
    await browser.close();
  }
};

/** The server has so many seasons more; returns the names of all, newest first. */
const serveSeasons = async (page: Page): Promise<readonly string[]> => {
  const newest = 2027;
  const names = Array.from({ length: SEASONS }, (_, ago) => `${newest - ago - 1}/${newest - ago}`);
  await page.route(/\/api\/seasons(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { 'hydra:member': readonly { name: string }[] };
    const known = answer['hydra:member'];
    const members = names.map(
      (name, ago) =>
        known.find((season) => season.name === name) ?? {
          ...known[0],
          '@id': `/api/seasons/${1000 + ago}`,
          id: 1000 + ago,
          name,
          startDate: `${newest - ago - 1}-07-01T00:00:00+02:00`,
          endDate: `${newest - ago}-06-30T00:00:00+02:00`,
          current: false,
        },
    );
    await route.fulfill({
      response,
      json: { ...answer, 'hydra:member': members, 'hydra:totalItems': members.length },
    });
  });
  return names;
};

/** Returns how often figures were requested. */
const serveFigures = async (page: Page, seasons: readonly string[]): Promise<() => number> => {
  const figures = seasons.flatMap((seasonName, ago) =>
    THEMES.flatMap(([theme, labels]) =>
      Array.from({ length: labels }, (_, index) => ({
        seasonName,
        theme,
        label: `${theme} ${index + 1}`,
        value: Math.round((LICENCES - 7 * ago) / (index + 1)),
        unit: 'count',
      })),
    ),
  );
  let requests = 0;
  await page.route(/\/api\/read\/statistics\?/, async (route) => {
    requests += 1;
    await route.fulfill({
      headers: { 'Content-Range': `statistics 0-${figures.length - 1}/${figures.length}` },
      json: figures.map((figure, index) => ({ id: index + 1, ...figure })),
    });
  });
  return () => requests;
};

/** From the click to the paint in which every theme of more than one figure has its table, and those in sight their charts. */
const watchPaint = (page: Page) =>
  page.evaluateHandle(
    (themes) => {
      const seen = { painted: 0 };
      const channel = new MessageChannel();
      let clicked = 0;
      channel.port2.addEventListener('message', () => (seen.painted = performance.now() - clicked));
      channel.port2.start();
      addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true });
      new MutationObserver((_, observer) => {
        const isThere = document.querySelectorAll('main table').length >= themes;
        if (!isThere || !document.querySelector('main .MuiBarChart-root')) return;
        observer.disconnect();
        requestAnimationFrame(() => channel.port1.postMessage(null));
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    },
    THEMES.filter(([, labels]) => labels > 1).length,
  );
