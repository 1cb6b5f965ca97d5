import type { ThemeOptions } from '@mui/material/styles';

/** Whether the system is set to as little motion as possible (WCAG 2.3.3). */
export const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const times = (quick: number, slow: number) => ({
  shortest: quick,
  shorter: quick,
  short: quick,
  standard: slow,
  complex: slow,
  enteringScreen: slow,
  leavingScreen: quick,
});

/** Short moves, none under `prefers-reduced-motion`. */
export const transitions: NonNullable<ThemeOptions['transitions']> = isStill
  ? { duration: times(0, 0), create: () => 'none', getAutoHeightDuration: () => 0 }
  : { duration: times(120, 180), getAutoHeightDuration: () => 180 };
