import type { ThemeOptions } from '@mui/material/styles';

/** Whether the reader has asked the system for as little motion as possible (WCAG 2.3.3). */
const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const STILL = {
  transitions: {
    duration: {
      shortest: 0,
      shorter: 0,
      short: 0,
      standard: 0,
      complex: 0,
      enteringScreen: 0,
      leavingScreen: 0,
    },
    create: () => 'none',
    getAutoHeightDuration: () => 0,
  },
  components: { MuiButtonBase: { defaultProps: { disableTouchRipple: true } } },
} satisfies ThemeOptions;

/** No transition or ripple under `prefers-reduced-motion`; MUI's own times otherwise. */
export const motion: Pick<ThemeOptions, 'transitions' | 'components'> = isStill ? STILL : {};
