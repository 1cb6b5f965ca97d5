import { expect, type Page } from '@playwright/test';
import { catalogue } from '../../support/catalogue.ts';

/** Until the page has its heading, waits for nothing more, fades nothing in, and keeps its height. */
export const settle = async (page: Page): Promise<void> => {
  let last = '';
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(readState, catalogue.app.loading);
        const isSettled = now !== '' && now === last;
        last = now;
        return isSettled;
      },
      { intervals: [30], message: `${page.url()} settles` },
    )
    .toBe(true);
};

/** Runs in the page: empty while it waits for something; what turns for ever is not waited for. */
const readState = (loading: string): string => {
  const isHeaded = [...document.querySelectorAll('h1, [role="dialog"] h2')].some(
    (heading) => heading.textContent.trim() !== '',
  );
  const fades = document.getAnimations().some(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return (
      Number.isFinite(effect?.getComputedTiming().endTime) &&
      target?.checkVisibility({ contentVisibilityAuto: true }) === true
    );
  });
  const waits =
    !isHeaded ||
    fades ||
    document.querySelector('.MuiSkeleton-root, [role=progressbar]:not([aria-valuenow]), [aria-busy=true]') !==
      null ||
    document.body.innerText.includes(loading);
  return waits
    ? ''
    : `${location.href} ${document.title} ${document.body.scrollHeight} ${document.body.innerText.length}`;
};
