import { useEffect, type RefObject } from 'react';
import { reachableControls } from '../../fields/navigation/reachableControls.ts';

/**
 * Keeps Tab inside the element: behind its last control comes its first one, and back (R9.39). What opens over it
 * in a place of its own, as pickers and dialogs do, moves the focus as usual.
 */
export const useTabLoop = (element: RefObject<HTMLElement | null>, enabled: boolean): void => {
  useEffect(() => {
    const root = element.current;
    if (!enabled || !root) return undefined;
    const loop = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey) return;
      const controls = reachableControls(root);
      const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
      if (!to || document.activeElement !== from) return;
      event.preventDefault();
      to.focus();
    };
    root.addEventListener('keydown', loop);
    return () => root.removeEventListener('keydown', loop);
  }, [element, enabled]);
};
