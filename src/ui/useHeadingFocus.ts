import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to the heading of a page that opens, so that a screen reader starts there. It moves with the
 * paint, so that a click into a field keeps the focus there. A part that closes with the page before (a menu, a
 * dialog) may give the focus back to its button afterwards, so a focus outside of the page is fetched once more. A page
 * that comes behind an open dialog leaves it there, and one that the browser has just loaded leaves it to the browser: the
 * first Tab leads to what skips bar and menu.
 */
export const useHeadingFocus = (heading: RefObject<HTMLElement | null>, isWanted = true): void => {
  useLayoutEffect(() => {
    if (isWanted) take(heading.current);
  }, [isWanted, heading]);
  useEffect(() => {
    const page = heading.current?.closest('main') ?? heading.current;
    if (isWanted && !page?.contains(document.activeElement)) take(heading.current);
  }, [isWanted, heading]);
};

/** Moves the focus where nothing has it: to the opener of what has closed, or to the heading of the page where that is gone. */
export const focusWhenLost = (opener?: HTMLElement | null): void => {
  if (document.activeElement !== document.body) return;
  if (opener?.isConnected) opener.focus();
  else take(document.querySelector<HTMLElement>('h1[tabindex]'));
};

const take = (heading: HTMLElement | null): void => {
  if (isTouched && !heading?.closest('[aria-hidden=true]')) heading?.focus({ preventScroll: true });
};

/** Since the browser has loaded the page; its own mark of that outlives a reload. */
let isTouched = false;
// Lists of pages are read without a document too.
if (typeof document !== 'undefined')
  for (const touch of ['keydown', 'pointerdown', 'click'])
    document.addEventListener(touch, () => (isTouched = true), true);
