import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../lib/whenIdle.ts';

interface WhenSeenProps {
  /** Height kept free meanwhile, in pixels: nothing moves when the children come. */
  readonly minHeight: number;
  readonly children: ReactNode;
}

/** Distance from the screen at which a part is drawn in advance. */
const AHEAD = '600px 0px';
/** Longest wait for a quiet moment, in milliseconds. */
const QUIET_MS = 300;

/**
 * Draws its children when they are on the screen, when they are near it and the browser has nothing else to do, or when
 * the page is printed.
 */
export const WhenSeen = ({ minHeight, children }: WhenSeenProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = place.current;
    if (isSeen || !target) return undefined;
    const see = (): void => setSeen(true);
    const ends = [watch(target, '0px', see), watch(target, AHEAD, () => whenIdle(see, QUIET_MS))];
    // A printed part has to be there before the browser looks.
    const print = (): void => flushSync(see);
    window.addEventListener('beforeprint', print);
    return () => {
      for (const end of ends) end();
      window.removeEventListener('beforeprint', print);
    };
  }, [isSeen]);
  return (
    <Box ref={place} sx={{ minHeight, minWidth: 0, '@media print': { minHeight: 0 } }}>
      {isSeen && children}
    </Box>
  );
};

/** Calls back once the target comes within the margin of the screen; returns what stops it. */
const watch = (target: Element, rootMargin: string, onNear: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin },
  );
  observer.observe(target);
  return () => observer.disconnect();
};
