import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signInAt } from './support/signIn.ts';
import { test } from './support/test.ts';

/** What the element with the focus shows of itself: its field, and how far it lies under a bar in pixels. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // A box drawn by its label, such as a radio button, is an input without size of its own.
    const shown = element?.closest('[data-field] label') ?? element;
    const bar = document.querySelector('main form footer')?.getBoundingClientRect();
    const head = document.querySelector('header')?.getBoundingClientRect();
    if (!shown || !bar || !head) return null;
    const { top, bottom } = shown.getBoundingClientRect();
    return {
      name: `${shown.tagName} ${element?.closest('[data-field]')?.getAttribute('data-field') ?? shown.textContent}`,
      isInForm: shown.closest('form') !== null && shown.closest('form footer') === null,
      under: Math.max(bottom - bar.top, head.bottom - top),
    };
  });

/** Presses a key through the whole form, and looks at each stop once nothing moves any more. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> => {
  const stops: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (!at?.isInForm) {
      if (stops.length > 0) return stops;
      continue;
    }
    await expect
      .poll(async () => (await focused(page))?.under, { message: `${at.name} by ${key}` })
      .toBeLessThanOrEqual(1);
    stops.push(at.name);
  }
  return stops;
};

const MAX_STOPS = 120;

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const)
  test(`no bar covers the field that has the focus, ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInAt(page, '/1/persons/create');
    await expect(page.getByRole('textbox', { name: /^Nom/ }).first()).toBeFocused();
    await page.getByRole('button', { name: /^Autres informations/ }).click();
    await page.getByRole('textbox', { name: 'Prénom' }).focus();
    const down = await walk(page, 'Tab');
    expect(down.length).toBeGreaterThan(20);
    expect((await walk(page, 'Shift+Tab')).length).toBeGreaterThan(20);
  });
