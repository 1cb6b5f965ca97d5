import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * When the browser began to print the page, null while it does not; rendered before the browser takes the page. What a
 * dialog has laid out to be printed (`data-laid`) is printed alone.
 */
export const usePrintedAt = (): Date | null => {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    const begin = (): void => {
      if (!document.querySelector('[data-laid]')) flushSync(() => setPrintedAt(new Date()));
    };
    const end = (): void => setPrintedAt(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt;
};
