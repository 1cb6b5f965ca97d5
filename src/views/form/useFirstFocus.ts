import { useEffect, useRef, type RefObject } from 'react';
import { reachableControls } from '../../fields/navigation/reachableControls.ts';
import { giveKeys } from './keptKeys.ts';

/**
 * Puts the cursor into the first field of a form that opens to be filled in, unless somebody is at work elsewhere; once,
 * when it may be filled in, which may be known later than the form is there.
 */
export const useFirstFocus = (element: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  const isDone = useRef(false);
  useEffect(() => {
    const root = element.current;
    if (!isWanted || isDone.current || !root) return;
    isDone.current = true;
    if (!isIdle(document.activeElement)) return;
    const [first] = reachableControls(root).filter((control) => control.matches(FIELDS));
    if (!first) return;
    first.focus({ preventScroll: true });
    giveKeys(first);
  }, [element, isWanted]);
};

const FIELDS = 'input, textarea, select, [role=combobox], [contenteditable=true]';

/** On the page as a whole, its heading or the frame of a dialog, which has the focus until something takes it. */
const isIdle = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('[tabindex="-1"]');
