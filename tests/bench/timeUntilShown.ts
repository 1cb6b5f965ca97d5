import type { Page } from '@playwright/test';

export interface Shown {
  /** CSS selector of what has to be there. */
  readonly selector: string;
  /** How many of it; one when absent. */
  readonly count?: number;
  /** Text of the first of it as long as it is still the old one. */
  readonly unlike?: string;
  /** Selector of what has to stay unchanged around it: what comes into it within a second counts as well. */
  readonly within?: string;
}

const QUIET_MS = 1000;

/** Milliseconds from the first click, choice, change of address or step back to the frame that shows the result. */
export const timeUntilShown = async (
  page: Page,
  shown: Shown,
  act: () => Promise<unknown>,
): Promise<number> => {
  const watch = await page.evaluateHandle(({ selector, count = 1, unlike, within }) => {
    const times = { begun: 0, painted: 0 };
    let isShown = false;
    const channel = new MessageChannel();
    channel.port2.addEventListener('message', () => (times.painted = performance.now()));
    channel.port2.start();
    for (const name of ['click', 'change', 'popstate', 'hashchange'])
      addEventListener(name, ({ timeStamp }) => (times.begun ||= timeStamp), { capture: true });
    const observer = new MutationObserver((changes) => {
      const found = document.querySelectorAll(selector);
      if (!isShown && (found.length < count || found[0]?.textContent === unlike)) return;
      const around = within === undefined ? null : document.querySelector(within);
      const isInside = changes.some(({ target }) => around?.contains(target));
      if (isShown && !isInside) return;
      isShown = true;
      if (!around) observer.disconnect();
      requestAnimationFrame(() => channel.port1.postMessage(null));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return times;
  }, shown);
  await act();
  const quiet = shown.within === undefined ? 0 : QUIET_MS;
  await page.waitForFunction(([{ painted }, still]) => painted > 0 && performance.now() - painted >= still, [
    watch,
    quiet,
  ] as const);
  const { begun, painted } = await watch.jsonValue();
  await watch.dispose();
  return painted - begun;
};
