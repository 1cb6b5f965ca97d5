import { useEffect, type RefObject } from 'react';

/**
 * Has Ctrl+S (⌘S) press a button, or the submit button of what is named, wherever the focus is. Where several forms are
 * open, the one in the topmost dialog answers, and of those side by side the one that has the focus. With nothing to
 * press, on a page that saves by itself or on request alone, it only keeps the browser from saving the page as a file.
 */
export const useSaveKey = (pressed?: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const button = buttonOf(pressed?.current);
      if (!button || !isReached(button)) return;
      event.stopImmediatePropagation();
      button.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [pressed]);
};

const buttonOf = (element: HTMLElement | null | undefined): HTMLButtonElement | null =>
  element instanceof HTMLButtonElement
    ? element
    : (element?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null);

const isReached = (button: HTMLButtonElement): boolean => {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  if (dialog && !dialog.contains(button)) return false;
  const focused = document.activeElement?.closest('form') ?? null;
  return focused === null || focused === button.form;
};
