import { expect, type Page } from '@playwright/test';

/** More stops than the longest page has. */
const MAX_STOPS = 400;

/**
 * Presses the key from the top of the page, or of the dialog over it, until it is left or begins again. A line for every
 * stop that is not seen to have the focus or that lies behind something, and one where the keyboard does not get out.
 */
export const walkByTab = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ readonly stops: number; readonly faults: readonly string[] }> => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const look = (which: Look): Promise<Stop> => page.evaluate(readStop, which);
  const faults: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const { isEnd, fault, behind } = await look(stops === 0 ? 'first' : 'next');
    if (fault) faults.push(fault);
    if (isEnd) return { stops, faults };
    if (behind === null) continue;
    // What had to be scrolled to has come once nothing moves any more.
    const seen = expect.poll(async () => (await look('again')).behind, { timeout: 2000 }).toBeNull();
    await seen.catch(async () => faults.push(String((await look('again')).behind)));
  }
  return { stops: MAX_STOPS, faults: [...faults, `the keyboard does not get out within ${MAX_STOPS} stops`] };
};

type Look = 'first' | 'next' | 'again';

interface Stop {
  readonly isEnd: boolean;
  readonly fault: string | null;
  /** What has the focus and lies behind something or outside of the window; null where it is seen. */
  readonly behind: string | null;
}

/**
 * Runs in the page: whether the focus was seen where it was and is seen where it is, and whether the walk has come round.
 * In one call, for a page has hundreds of stops.
 */
const readStop = (look: Look): Stop => {
  const readBehind = (): string | null => {
    const element = document.activeElement;
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    // What is drawn in its place, as of a switch or a file's button, is around it.
    const shown = width > 2 && height > 2 ? element : element.parentElement;
    const isBehind = [0.15, 0.5, 0.85].every((share) =>
      [0.2, 0.5, 0.8].every((part) => {
        const at = document.elementFromPoint(left + width * share, top + height * part);
        return (
          at === null ||
          !shown ||
          !(shown.contains(at) || at.closest('label')?.contains(element) || at.contains(element))
        );
      }),
    );
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return isBehind
      ? `${element.tagName.toLowerCase()} '${name || element.outerHTML.slice(0, 80)}' lies behind`
      : null;
  };
  if (look === 'again') return { isEnd: false, fault: null, behind: readBehind() };
  interface Walk {
    first: Element | null;
    last: { readonly element: Element; readonly look: string } | null;
  }
  const store = window as unknown as { walk?: Walk };
  const walk = look === 'first' || !store.walk ? { first: null, last: null } : store.walk;
  store.walk = walk;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.outerHTML.slice(0, 80)}'`;
  /** All that shows a focus: of the element, of the frames around it and of those that MUI draws within them. */
  const lookOf = (element: Element): string => {
    const around: Element[] = [element];
    for (let one = element.parentElement; one && around.length < 4; one = one.parentElement) around.push(one);
    return around
      .flatMap((one) => [one, ...one.querySelectorAll(':scope > :is(fieldset, svg, span)')])
      .map((one) => {
        const style = getComputedStyle(one);
        return [
          style.outline,
          style.boxShadow,
          style.backgroundColor,
          style.border,
          style.textDecorationLine,
        ].join();
      })
      .join('|');
  };
  const faults: string[] = [];
  const { last } = walk;
  const element = document.activeElement;
  if (last?.element.isConnected && last.element !== element && lookOf(last.element) === last.look)
    faults.push(`${nameOf(last.element)} does not show the focus`);
  const isRound = element === walk.first || element === last?.element;
  const isEnd = !element || element === document.body || isRound;
  if (!isEnd) {
    walk.first ??= element;
    walk.last = { element, look: lookOf(element) };
    if (element instanceof HTMLElement && element.tabIndex > 0)
      faults.push(`${nameOf(element)} is put before others`);
  }
  return { isEnd, fault: faults.join('; ') || null, behind: isEnd ? null : readBehind() };
};
