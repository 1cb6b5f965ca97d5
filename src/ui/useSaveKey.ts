import { useEffect, type RefObject } from 'react';

/**
 * Has Ctrl+S (⌘S) press a button, wherever the focus is, instead of saving the page as a file. Where several forms are
 * open, the one in the topmost dialog answers, and of those side by side the one that has the focus.
 */
export const useSaveKey = (button: RefObject<HTMLButtonElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      const element = button.current;
      if (!element || !isReached(element)) return;
      event.stopImmediatePropagation();
      element.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [button]);
};

const isReached = (element: HTMLElement): boolean => {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  if (dialog && !dialog.contains(element)) return false;
  const focused = document.activeElement?.closest('form') ?? null;
  return focused === null || focused === element.closest('form');
};
