import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More stops than the longest page has: whatever is not reached by then cannot be reached. */
const MAX_STOPS = 140;

/**
 * Presses Tab until the element has the focus, as somebody without a mouse does; `Shift+Tab` for what comes before:
 * the bar slides away while the page goes down.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  // Found once: to look for it by its name costs more than to press a key.
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const isThere = await element?.evaluate((node) =>
      node.isConnected ? node === document.activeElement : null,
    );
    if (isThere) return;
    // Drawn anew meanwhile.
    if (isThere === null) element = await target.elementHandle();
    else await page.keyboard.press(key);
  }
  await expect(target, `focus after ${MAX_STOPS} stops`).toBeFocused();
}
