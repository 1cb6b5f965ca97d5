import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is as narrow as a phone held upright (the theme's `sm`), also where no theme is at hand. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });
