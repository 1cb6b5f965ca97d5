import '@mui/x-date-pickers/themeAugmentation';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { framedInput, themeOptions, isStill } from '../../../ui/themeOptions.ts';

const { palette: _, ...base } = defaultTheme;

/** Anything over the page has one soft shadow, however high MUI would lift it. */
const SHADOW = '0 0 1px rgb(16 24 40 / 25%), 0 8px 24px rgb(16 24 40 / 16%)';
/** As long as MUI's list of them, whose first is none. */
const shadows = ['none', ...Array<string>(24).fill(SHADOW)] as NonNullable<RaThemeOptions['shadows']>;

/** react-admin's theme with the house's colours, type and surfaces. */
export const theme: RaThemeOptions = {
  ...base,
  ...themeOptions,
  shadows,
  components: {
    ...base.components,
    ...themeOptions.components,
    MuiPickersOutlinedInput: { styleOverrides: framedInput },
    MuiSkeleton: { defaultProps: { animation: isStill ? false : 'pulse' } },
  },
  sidebar: { width: 240, closedWidth: 55 },
};
