import type { Page } from '@playwright/test';

/** Texts of the page that are cut off at the edge of their frame with neither dots nor a way to the rest. */
export const cutTexts = (page: Page): Promise<readonly string[]> => page.evaluate(readCutTexts);

/** Runs in the page. */
const readCutTexts = (): string[] => {
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element);
    // Nothing is to be seen of a text for screen readers alone.
    if (element.clientWidth <= 1 || clipPath === 'inset(50%)' || element.textContent.trim() === '')
      return false;
    // A map is looked at in parts.
    if (element.closest('.leaflet-container')) return false;
    const hides = (overflow: string): boolean => ['hidden', 'clip'].includes(overflow);
    const isDotted = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isTooHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
    return !isDotted && (isTooWide || isTooHigh);
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => !(element instanceof HTMLInputElement) && isCut(element))
    .map((element) => `${element.tagName.toLowerCase()} '${element.textContent.trim().slice(0, 40)}'`);
};
