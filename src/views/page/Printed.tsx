import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

interface PrintedProps {
  readonly onPrinted: () => void;
  readonly children: (printedAt: Date) => ReactNode;
}

/** Prints its children once what they name has been read. */
export const Printed = ({ onPrinted, children }: PrintedProps) => {
  const [printedAt] = useState(() => new Date());
  const isPrinted = useRef(false);
  const reads = useIsFetching();
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const close = (): void => end();
    window.addEventListener('afterprint', close);
    return () => window.removeEventListener('afterprint', close);
  }, []);
  useEffect(() => {
    if (reads > 0 || isPrinted.current) return undefined;
    // Requests of the children begin in their effects; they count from the next render on.
    const timer = setTimeout(() => {
      isPrinted.current = true;
      window.print();
    }, 50);
    return () => clearTimeout(timer);
  }, [reads]);
  return children(printedAt);
};
