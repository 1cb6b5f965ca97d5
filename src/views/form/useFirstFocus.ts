import { useEffect, type RefObject } from 'react';
import { reachableControls } from '../../fields/navigation/reachableControls.ts';

/** Puts the cursor into the first field of a form that opens to be filled in, unless somebody is at work elsewhere. */
export const useFirstFocus = (element: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  useEffect(() => {
    const root = element.current;
    if (!isWanted || !root || !isIdle(document.activeElement)) return;
    const [first] = reachableControls(root).filter((control) => control.matches(FIELDS));
    first?.focus({ preventScroll: true });
    // Once, when the form opens: a right that comes or goes later moves nobody.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

const FIELDS = 'input, textarea, select, [role=combobox], [contenteditable=true]';

/** On the page as a whole, its heading or the frame of a dialog, where the focus stands until something takes it. */
const isIdle = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('[tabindex="-1"]');
