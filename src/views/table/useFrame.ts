import { useCallback } from 'react';

/**
 * Watches the frame of a table. One that is narrower than its table is marked (`data-wide`): it alone scrolls by
 * itself, because headings stay below the bar as long as nothing between them and the page scrolls. And a value that
 * is cut at the edge of its cell is told whole where it is pointed at.
 */
export const useFrame = (): ((frame: HTMLElement | null) => (() => void) | undefined) =>
  useCallback((frame) => {
    const table = frame?.firstElementChild;
    if (!frame || !table) return undefined;
    const observer = new ResizeObserver(() =>
      frame.toggleAttribute('data-wide', table.scrollWidth > frame.clientWidth),
    );
    observer.observe(frame);
    observer.observe(table);
    frame.addEventListener('mouseover', tellWhole);
    return () => {
      observer.disconnect();
      frame.removeEventListener('mouseover', tellWhole);
    };
  }, []);

const tellWhole = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell && cell.title === '' && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
};
