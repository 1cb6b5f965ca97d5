import GlobalStyles from '@mui/material/GlobalStyles';
import Slide from '@mui/material/Slide';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useState, type FocusEvent, type ReactElement } from 'react';

interface SlidingBarProps {
  readonly children: ReactElement;
}

/**
 * Slides the bar away while the page goes down. Unlike react-admin's own it stays among what Tab reaches, and the
 * focus of the keyboard brings it back: the focus must be visible (WCAG 2.4.7).
 */
export const SlidingBar = ({ children }: SlidingBarProps) => {
  // By default, the window of the module that loaded the library first.
  const isDown = useScrollTrigger({ target: window });
  const [isFocused, setFocused] = useState(false);
  // A button that was clicked keeps the focus, and must not keep the bar.
  const look = ({ target }: FocusEvent): void => setFocused(target.matches(':focus-visible'));
  return (
    <div onFocus={look} onBlur={() => setFocused(false)}>
      {ROOM}
      <Slide appear={false} direction="down" in={!isDown || isFocused} style={REACHABLE}>
        {children}
      </Slide>
    </div>
  );
};

/** A hidden element takes no focus. */
const REACHABLE = { visibility: 'visible' } as const;

/** It slides in as soon as the page goes up: what gets the focus is scrolled to below it and what sticks to it (WCAG 2.4.11). */
const ROOM = <GlobalStyles styles={{ html: { scrollPaddingTop: 112 } }} />;
