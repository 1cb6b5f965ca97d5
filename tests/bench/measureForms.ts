import type { Browser, Locator, Page } from '@playwright/test';
import { serveFields, serveLines } from './largeData.ts';
import { openBenchPage, PATIENCE_MS } from './openBenchPage.ts';
import type { Row } from './Row.ts';
import { timeKeystrokes } from './timeKeystrokes.ts';

/** What a keystroke may take with a quarter of the processor. */
const KEYSTROKE = { median: 22, percentile95: 30, cpu: 4 } as const;
const FIELDS = 60;
const LINES = 200;
const MANY_FIELDS = 10_000;

/** Forms that are long, deep or without end. */
export const measureForms = async (browser: Browser, url: string): Promise<readonly Row[]> => [
  ...(await measureBareInput(browser)),
  ...(await measureLongForm(browser, url)),
  ...(await measureLines(browser, url)),
  await measureManyFields(browser, url),
];

/** What is left to no application: the browser and the machine as they are at the moment. */
const measureBareInput = async (browser: Browser): Promise<readonly Row[]> => {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setContent('<input aria-label="bare">');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: KEYSTROKE.cpu });
  const rows = await measureKeystrokes(page, 'in a page of one bare input', [page.getByRole('textbox')]);
  await page.close();
  return rows.map((row) => ({ ...row, limit: null }));
};

const measureLongForm = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const { page, session } = await openBenchPage(browser, url);
  await serveFields(page, FIELDS);
  await page.getByRole('link', { name: 'Créer' }).click();
  const texts = [0, 12, 24, 36, 48].map((index) => input(page, `Mesure ${index}`));
  await texts.at(-1)?.waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: KEYSTROKE.cpu });
  const rows = await measureKeystrokes(page, `in a form of ${FIELDS} fields`, texts);
  await page.close();
  return rows;
};

const measureLines = async (browser: Browser, url: string): Promise<readonly Row[]> => {
  const { page, session } = await openBenchPage(browser, url);
  await serveLines(page, LINES);
  const paint = await timeOpening(
    page,
    page.getByRole('table').locator('tbody a').first(),
    'form ol > li:nth-child(200)',
  );
  // Several rows, as none of them takes as many characters as are typed.
  for (const position of [1, 2, 3])
    await page.getByRole('button', { name: new RegExp(`^Ligne ${position}\\b`) }).click();
  const labels = await page.getByRole('textbox', { name: 'Libellé' }).all();
  for (const label of labels) await label.fill('');
  await session.send('Emulation.setCPUThrottlingRate', { rate: KEYSTROKE.cpu });
  const rows = await measureKeystrokes(page, `in a row of ${LINES}`, labels);
  await page.close();
  return [
    {
      what: `First paint of a form with a collection of ${LINES} rows`,
      measured: paint,
      unit: 'ms',
      limit: 1000,
    },
    ...rows,
  ];
};

const measureManyFields = async (browser: Browser, url: string): Promise<Row> => {
  const { page } = await openBenchPage(browser, url);
  await serveFields(page, MANY_FIELDS);
  const measured = await timeOpening(
    page,
    page.getByRole('link', { name: 'Créer' }),
    '[data-field^=mesure] input, main [role=alert]',
  );
  await page.close();
  return {
    what: `A form of ${MANY_FIELDS.toLocaleString('en')} fields, from the click to its first input`,
    measured,
    unit: 'ms',
    limit: 2000,
  };
};

/** Milliseconds from the click to the frame that shows what the selector finds, and takes input again. */
const timeOpening = async (page: Page, link: Locator, selector: string): Promise<number> => {
  const opened = await page.evaluateHandle((wanted) => {
    const times: { clicked: number; painted: number } = { clicked: 0, painted: 0 };
    const channel = new MessageChannel();
    channel.port2.addEventListener('message', () => (times.painted = performance.now()));
    channel.port2.start();
    addEventListener('click', (event) => (times.clicked ||= event.timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => channel.port1.postMessage(null));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return times;
  }, selector);
  await link.click();
  await page.waitForFunction(({ painted }) => painted > 0, opened, { timeout: PATIENCE_MS });
  const { clicked, painted } = await opened.jsonValue();
  return painted - clicked;
};

const measureKeystrokes = async (
  page: Page,
  where: string,
  inputs: readonly Locator[],
): Promise<readonly Row[]> => {
  const { median, percentile95 } = await timeKeystrokes(page, inputs);
  const row = (what: string, measured: number, limit: number): Row => ({
    what: `Keystroke to paint ${where}, CPU x${KEYSTROKE.cpu}, ${what}`,
    measured,
    unit: 'ms',
    limit,
  });
  return [
    row('median', median, KEYSTROKE.median),
    row('95th percentile', percentile95, KEYSTROKE.percentile95),
  ];
};

const input = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
