import type { Page } from '@playwright/test';

/**
 * What makes the page, or a dialog over it, wider than the screen: one line for the whole, then the innermost elements
 * that reach beyond its edge. Empty where everything fits; what moves sideways in a frame of its own, as a table, fits.
 */
export const tooWide = (page: Page): Promise<readonly string[]> => page.evaluate(readTooWide);

/** Runs in the page. */
export const readTooWide = (): string[] => {
  const frames = [document.documentElement, ...document.querySelectorAll('.MuiDialogContent-root')];
  const reaching = (frame: Element): string[] => {
    const edge = frame.getBoundingClientRect().left + frame.clientWidth;
    // What is placed by itself is cut by the frames around its own place alone.
    const holderOf = (element: Element): Element | null =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement;
    const isKept = (holder: Element | null): boolean =>
      holder !== null &&
      holder !== frame &&
      (getComputedStyle(holder).overflowX !== 'visible' || isKept(holderOf(holder)));
    return [...frame.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return right > edge + 1 && width > 0 && !isKept(holderOf(element));
      })
      .filter((element, _index, all) => !all.some((other) => other !== element && element.contains(other)))
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()} '${element.textContent.trim().slice(0, 30)}' to ${Math.round(element.getBoundingClientRect().right)}`,
      );
  };
  return frames
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .flatMap((frame) => [
      `${frame.tagName.toLowerCase()} ${frame.scrollWidth} of ${frame.clientWidth}`,
      ...reaching(frame),
    ]);
};
