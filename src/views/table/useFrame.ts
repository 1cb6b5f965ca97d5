import { useCallback } from 'react';

/**
 * Watches the frame of a table. Its rules let long texts give way; where that is not enough names do, too (`data-tight`).
 * A frame that is narrower nevertheless (`data-wide`) scrolls by itself, and it alone: headings stay below the bar as long
 * as nothing between them and the page scrolls. And a value that is cut is shown whole where it is pointed at.
 */
export const useFrame = (): ((frame: HTMLElement | null) => (() => void) | undefined) =>
  useCallback((frame) => {
    const table = frame?.firstElementChild;
    if (!frame || !(table instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => fit(frame, table));
    // Before the first paint, so that nothing is seen moving.
    fit(frame, table);
    observer.observe(frame);
    observer.observe(table);
    frame.addEventListener('mouseover', showWhole);
    return () => {
      observer.disconnect();
      frame.removeEventListener('mouseover', showWhole);
    };
  }, []);

/** @internal */
export const fit = (frame: HTMLElement, table: HTMLElement): void => {
  const isWide = (): boolean => table.offsetWidth > frame.clientWidth;
  frame.removeAttribute('data-tight');
  frame.removeAttribute('data-wide');
  frame.toggleAttribute('data-tight', isWide());
  if (!isWide()) return;
  // A table that moves sideways all the same has room for names.
  frame.removeAttribute('data-tight');
  frame.setAttribute('data-wide', '');
};

const showWhole = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell?.title !== '') return;
  // A name is cut beside its portrait and a long text after its first line, not at the edge of their cell.
  const name = cell.querySelector('[data-name] > :last-child');
  const isCut = [cell, name, cell.querySelector('[data-long] > div')].some(
    (one) => one && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
  );
  if (isCut) cell.title = (name ?? cell).textContent;
};
