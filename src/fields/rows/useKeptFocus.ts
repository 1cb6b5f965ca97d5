import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus through a change of the rows: on the control that was used where the browser dropped it (a moved
 * element loses its focus), on the next row's heading where the control is gone or greyed now.
 */
export const useKeptFocus = (element: RefObject<HTMLElement | null>, keys: readonly string[]): void => {
  const focused = useRef<{ readonly control: HTMLElement; readonly row: number } | null>(null);
  const order = keys.join(' ');

  useEffect(() => {
    const root = element.current;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest('ol > li');
      focused.current = { control: target, row: row ? rowsOf(root).indexOf(row) : -1 };
    };
    // Leaving on purpose names where to; losing the focus with a removed element does not.
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !root?.contains(relatedTarget)) focused.current = null;
    };
    root?.addEventListener('focusin', note);
    root?.addEventListener('focusout', leave);
    return () => {
      root?.removeEventListener('focusin', note);
      root?.removeEventListener('focusout', leave);
    };
  }, [element]);

  useEffect(() => {
    const last = focused.current;
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches(':disabled');
    if (!last || !isLost) return;
    const { control, row } = last;
    if (control.isConnected && !control.matches(':disabled')) return control.focus();
    const rows = rowsOf(element.current);
    const heading = control.isConnected ? control.closest('ol > li') : rows[Math.min(row, rows.length - 1)];
    (heading ?? element.current)?.querySelector<HTMLElement>('[data-toggle], [data-undo]')?.focus();
    // Only a change of the rows moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order]);
};

const rowsOf = (root: HTMLElement | null): Element[] => [...(root?.querySelectorAll('ol > li') ?? [])];
