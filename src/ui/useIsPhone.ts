import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the page is as narrow as an upright phone (the theme's `sm`), also where no theme is at hand. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });
