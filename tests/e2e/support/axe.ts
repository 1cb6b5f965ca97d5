import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LIVE = ':is([role=status], [role=alert])';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds nothing to say about the current page. axe runs in a world of its own beside the
 * page's scripts: neither the content security policy nor Trusted Types has to be loosened for it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page), 'accessibility violations').toEqual([]);
  const nested = await page.locator(`${LIVE} :is(${LIVE})`).allTextContents();
  expect(nested, 'live regions within live regions, which are read out twice').toEqual([]);
}

/**
 * Contrast measured while something fades in is that of the fading; what turns for ever is not waited for. Checked again
 * and again: `finished` of an animation whose element goes may never be answered.
 */
const SETTLED = `(async () => {
  const fades = ({ effect }) =>
    Number.isFinite(effect?.getComputedTiming().endTime) &&
    effect.target?.checkVisibility({ contentVisibilityAuto: true });
  while (document.getAnimations().some(fades)) await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

/** One line a violation: rule, its requirement, the elements concerned. */
export async function axeViolations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'axe',
    });
    const options = { runOnly: STANDARDS, resultTypes: ['violations'], iframes: false };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      contextId,
      expression: `${source};${SETTLED}.then(() => axe.run(document, ${JSON.stringify(options)}))`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(`axe failed: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    const { violations } = result.value as AxeResults;
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
  } finally {
    await session.detach();
  }
}
