import { useCallback } from 'react';

/**
 * Watches the frame of a table: its columns fit as far as values may be cut. A frame that is narrower nevertheless is marked (`data-wide`): it alone scrolls by itself, because headings stay below the bar as long as
 * nothing between them and the page scrolls. And a value that is cut at the edge of its cell is told whole where it is
 * pointed at.
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
    frame.addEventListener('mouseover', tellWhole);
    return () => {
      observer.disconnect();
      frame.removeEventListener('mouseover', tellWhole);
    };
  }, []);

/**
 * Cuts long values shorter, step by step, before the table gets wider than its frame.
 * @internal
 */
export const fit = (frame: HTMLElement, table: HTMLElement): void => {
  const isWide = (): boolean => table.offsetWidth > frame.clientWidth;
  frame.style.removeProperty('--cell');
  for (const width of CELLS) {
    if (!isWide()) break;
    frame.style.setProperty('--cell', `${width}rem`);
  }
  frame.toggleAttribute('data-wide', isWide());
};

/** Largest widths of a value that may be cut, in rem. */
const CELLS = [12, 11, 10, 9, 8, 7, 6];

const tellWhole = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell?.title !== '') return;
  // A name is cut beside its portrait, not at the edge of its cell.
  const name = cell.querySelector('[data-name]');
  const cut = [cell, name?.lastElementChild].some((one) => one && one.scrollWidth > one.clientWidth);
  if (cut) cell.title = (name?.lastElementChild ?? cell).textContent;
};
