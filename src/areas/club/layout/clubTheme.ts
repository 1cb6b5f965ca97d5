import '@mui/x-date-pickers/themeAugmentation';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { framedInput, themeOptions } from '../../../ui/themeOptions.ts';

const { palette: _, ...base } = defaultTheme;

/** react-admin's theme with the house's colours, type and surfaces. */
export const theme: RaThemeOptions = {
  ...base,
  ...themeOptions,
  components: {
    ...base.components,
    ...themeOptions.components,
    MuiPickersOutlinedInput: { styleOverrides: framedInput },
  },
  sidebar: { width: 240, closedWidth: 55 },
};
