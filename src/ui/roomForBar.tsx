import GlobalStyles from '@mui/material/GlobalStyles';

/** Room that a toast leaves below itself anyway. */
const BELOW_TOAST_PX = 48;

/**
 * An element for a page with a bar at its lower edge that takes so much with some room (px): the field that gets the
 * focus is scrolled to where the bar does not cover it (WCAG 2.4.11), and toasts are above it.
 */
export const roomForBar = (height: number) => (
  <GlobalStyles
    styles={{
      ':root': { '--save-bar': `${height - BELOW_TOAST_PX}px` },
      'html, [role=dialog] *': { scrollPaddingBottom: height },
    }}
  />
);
