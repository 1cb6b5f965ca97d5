import type { Page } from '@playwright/test';

/** Goes to another address of the application as it runs, as a step in its history does: nothing is loaded anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    // The number by which the router knows how far a step goes, and in which direction.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
