import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useSeen } from '../../fields/rows/useSeen.ts';

interface WhenSeenProps {
  /** Height kept free meanwhile, in pixels: nothing moves when the children come. */
  readonly minHeight: number;
  readonly children: ReactNode;
}

/** Draws its children once they come near the screen, or the page is printed. */
export const WhenSeen = ({ minHeight, children }: WhenSeenProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, see] = useSeen(place, false);
  useEffect(() => {
    // What is printed has to stand there before the browser looks.
    const print = (): void => flushSync(see);
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [see]);
  return (
    <Box ref={place} sx={{ minHeight, minWidth: 0 }}>
      {isSeen && children}
    </Box>
  );
};
