import { useTheme } from '@mui/material/styles';
import { paletteOf } from '../themeOptions.ts';

/** Colours for series of equal standing. */
export const useEqualColors = (): readonly string[] => {
  const { primary, secondary, success, warning } = paletteOf(useTheme());
  return [primary.main, warning.main, secondary.main, success.main];
};
