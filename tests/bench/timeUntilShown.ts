import type { Page } from '@playwright/test';

export interface Shown {
  /** CSS selector of what has to be there. */
  readonly selector: string;
  /** How many of it; one when absent. */
  readonly count?: number;
  /** Text of the first of it as long as it is still the old one. */
  readonly unlike?: string;
}

/** Milliseconds from the first click, choice or change of address to the frame that shows what is asked for. */
export const timeUntilShown = async (
  page: Page,
  shown: Shown,
  act: () => Promise<unknown>,
): Promise<number> => {
  const watch = await page.evaluateHandle(({ selector, count = 1, unlike }) => {
    const times = { begun: 0, painted: 0 };
    const channel = new MessageChannel();
    channel.port2.addEventListener('message', () => (times.painted = performance.now()));
    channel.port2.start();
    for (const name of ['click', 'change', 'hashchange'])
      addEventListener(name, ({ timeStamp }) => (times.begun ||= timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      const found = document.querySelectorAll(selector);
      if (found.length < count || found[0]?.textContent === unlike) return;
      observer.disconnect();
      requestAnimationFrame(() => channel.port1.postMessage(null));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return times;
  }, shown);
  await act();
  await page.waitForFunction(({ painted }) => painted > 0, watch);
  const { begun, painted } = await watch.jsonValue();
  await watch.dispose();
  return painted - begun;
};
