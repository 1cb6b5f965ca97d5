import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More stops than the longest page has: whatever is not reached by then cannot be reached. */
const MAX_STOPS = 140;

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `focus after ${MAX_STOPS} stops`).toBeFocused();
}
