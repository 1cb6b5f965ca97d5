import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations, expectAccessible } from './support/axe.ts';
import { test } from './support/test.ts';

const STRICT = "default-src 'none'; img-src data:; script-src 'self'; require-trusted-types-for 'script'";

/** Serves one page under the strictest policy, so that the harness is seen to work where the application runs. */
async function openPage(page: Page, body: string, script = ''): Promise<void> {
  await page.route('**/harness/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('**/harness/page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'Content-Security-Policy': STRICT },
      body: `<!doctype html><html lang="fr"><head><title>Essai</title><link rel="icon" href="data:,"></head><body><main><h1>Essai</h1>${body}</main><script src="/harness/script.js"></script></body></html>`,
    }),
  );
  await page.goto('/harness/page');
  await expect(page.getByRole('heading', { name: 'Essai' })).toBeVisible();
}

test.describe('the harness', () => {
  test('finds an input without a label, under a strict policy', async ({ page }) => {
    await openPage(page, '<input type="text">');
    expect(await axeViolations(page)).toEqual([expect.stringMatching(/^label: /)]);
  });

  test('has nothing to say about an accessible page @phone', async ({ page }) => {
    await openPage(page, '<label>Nom <input type="text"></label>');
    await expectAccessible(page);
  });

  test('fails a test in which the browser complained', async ({ page, complaints }) => {
    await openPage(page, '', 'console.error("seeded");');
    await expect.poll(() => complaints).toHaveLength(1);
    test.fail();
  });
});

test.describe('the harness, given what to expect', () => {
  test.use({ expectedErrors: [/seeded/] });

  test('hears an error that the page writes to the console', async ({ page, complaints }) => {
    await openPage(page, '', 'console.error("seeded");');
    await expect.poll(() => complaints).toEqual([expect.stringMatching(/^console: seeded /)]);
  });

  test('hears an error that the page throws', async ({ page, complaints }) => {
    await openPage(page, '', 'setTimeout(() => { throw new Error("seeded"); });');
    await expect.poll(() => complaints).toEqual(['uncaught: seeded']);
  });

  test('hears a break of the content security policy', async ({ page, complaints }) => {
    await openPage(page, '<img src="/seeded.png" alt="">');
    await expect
      .poll(() => complaints)
      .toContainEqual(expect.stringMatching(/^policy: img-src .*seeded\.png/));
  });
});
