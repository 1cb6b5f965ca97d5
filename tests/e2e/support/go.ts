import type { Page } from '@playwright/test';

/**
 * Goes to an address within the application, which is not loaded anew, and waits until the page that is left has gone: it is
 * shown until the next can be drawn.
 */
export const go = async (page: Page, address: string): Promise<void> => {
  const left = await page.evaluateHandle((to) => {
    const heading = document.querySelector('h1');
    const isSame = new URL(to, location.href).pathname === location.pathname;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { heading, text: heading?.textContent, title: document.title, isSame };
  }, address);
  await page.waitForFunction(
    ({ heading, text, title, isSame }) =>
      isSame || !heading?.isConnected || heading.textContent !== text || document.title !== title,
    left,
  );
};
