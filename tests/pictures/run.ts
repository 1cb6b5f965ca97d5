// `npm run pictures [-- --only persons,home]`: takes every screen of `screens.ts` in the light, in the dark, on a phone
// and on paper, has axe look at each, and writes `docs/gallery.md`.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../bench/launchBrowser.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { fillLogin } from '../e2e/support/signIn.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { screens, type Screen } from './screens.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const FOLDER = join(DOCS, 'pictures');
const PATIENCE_MS = 15_000;
/** A page of A4 at 96 pixels an inch. */
const A4 = { width: 794, height: 1123 };

interface Variant {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  readonly isPaper?: true;
}

const variants: readonly Variant[] = [
  { name: 'clair', width: 1366, height: 768, colorScheme: 'light' },
  { name: 'sombre', width: 1366, height: 768, colorScheme: 'dark' },
  { name: 'téléphone', width: 360, height: 740, colorScheme: 'light' },
  { name: 'papier', ...A4, colorScheme: 'light', isPaper: true },
];

/** Shown in every picture as it was when the seed was written. */
const settle = async (page: Page, screen: Screen): Promise<void> => {
  await screen.open?.(page);
  await page.locator(screen.shows).first().waitFor({ timeout: PATIENCE_MS });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
};

/** Logged in once for all screens of a variant; visitors have a browser of their own. */
const openContext = async (
  browser: Browser,
  url: string,
  { width, height, colorScheme }: Variant,
  isVisitor: boolean,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  if (isVisitor) return context;
  const page = await context.newPage();
  await page.goto('/login');
  await fillLogin(page, 'gestionnaire');
  await page.waitForURL(/\/1$/);
  await page.close();
  return context;
};

interface Taken {
  readonly picture: Buffer;
  readonly complaints: readonly string[];
}

const take = async (context: BrowserContext, screen: Screen, variant: Variant): Promise<Taken> => {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  try {
    await page.goto(screen.path);
    // A screen that does not come is in its picture all the same.
    await settle(page, screen).catch((error: Error) =>
      complaints.push(error.message.split('\n', 1).join('')),
    );
    if (variant.isPaper) {
      await layOutPaper(page);
    } else {
      complaints.push(...(await axeViolations(page)));
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) complaints.push(`${over} px wider than the screen`);
    }
    return { picture: await page.screenshot({ type: 'png' }), complaints };
  } finally {
    await page.close();
  }
};

/** After this long what a page prints is loaded. */
const QUIET_MS = 3000;

/**
 * Shows the page as the printer gets it: laid out as the browser requests it, as wide as the paper between its margins.
 * Needs no reader of PDF.
 */
const layOutPaper = async (page: Page): Promise<void> => {
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const { isLandscape, margin } = await page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule);
    const style = rules.at(-1)?.style;
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.margin = style?.margin || '10mm';
    const sides = getComputedStyle(probe);
    const found = { x: Number.parseFloat(sides.marginLeft), y: Number.parseFloat(sides.marginTop) };
    probe.remove();
    return { isLandscape: style?.getPropertyValue('size').includes('landscape') ?? false, margin: found };
  });
  const [width, height] = isLandscape ? [A4.height, A4.width] : [A4.width, A4.height];
  await page.setViewportSize({
    width: Math.floor(width - 2 * margin.x),
    height: Math.floor(height - 2 * margin.y),
  });
};

/** White around what was taken of a sheet of paper. */
const PAPER_EDGE = 40;

/** The pictures of a screen side by side, at half their size, as one. */
const mount = async (browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1800, height: 700 }, deviceScaleFactor: 1 });
  const images = pictures
    .map(
      (one, index) =>
        `<img class="${variants[index]?.isPaper ? 'paper' : ''}" src="data:image/png;base64,${one.toString('base64')}">`,
    )
    .join('');
  await page.setContent(
    `<style>body{margin:0;display:inline-flex;gap:12px;padding:12px;background:#c9ced8;align-items:start}img{zoom:.5;box-shadow:0 1px 6px #0005}.paper{padding:${PAPER_EDGE}px;background:#fff}</style>${images}`,
    { waitUntil: 'load' },
  );
  const sheet = await page.locator('body').screenshot({ type: 'jpeg', quality: 72 });
  await page.close();
  return sheet;
};

const toGallery = (shown: readonly Screen[]): string => `# Gallery

Every kind of screen in the light, in the dark, on a phone of 360 pixels and on paper. \`npm run pictures\` takes them
anew from the built application and its seed, and has axe look at each: whoever changes the look sees all of it at
once. A picture that changed without reason is a finding.

${shown.map(({ name, title, path, address = path }) => `## ${title}\n\n\`${address}\`\n\n![${title}](pictures/${name}.jpg)\n`).join('\n')}`;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const wanted = screens.filter(({ name }) => only?.includes(name) ?? true);
if (wanted.length === 0) throw new Error(`No screen is named ${values.only}.`);

mkdirSync(FOLDER, { recursive: true });
const data = await createFreshData();
const application = await startApplication(await freePort(), data.env);
const browser = await launchBrowser();
let found = 0;
try {
  const taken = new Map<Screen, Buffer[]>(wanted.map((screen) => [screen, []]));
  for (const variant of variants) {
    for (const isVisitor of [true, false]) {
      const its = wanted.filter(({ visitor = false }) => visitor === isVisitor);
      if (its.length === 0) continue;
      const context = await openContext(browser, application.url, variant, isVisitor);
      for (const screen of its) {
        const { picture, complaints } = await take(context, screen, variant);
        taken.get(screen)?.push(picture);
        found += complaints.length;
        console.log(`${screen.name}, ${variant.name}: ${complaints.join(' | ') || 'fine'}`);
      }
      await context.close();
    }
  }
  for (const [{ name }, pictures] of taken)
    writeFileSync(join(FOLDER, `${name}.jpg`), await mount(browser, pictures));
  writeFileSync(join(DOCS, 'gallery.md'), toGallery(screens));
} finally {
  await browser.close();
  await application.stop();
  await data.remove();
}
console.log(`${wanted.length} screens, ${wanted.length * variants.length} pictures, ${found} complaints.`);
process.exitCode = found > 0 ? 1 : 0;
