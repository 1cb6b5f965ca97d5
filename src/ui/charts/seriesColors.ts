import { useTheme } from '@mui/material/styles';
import { paletteOf } from '../themeOptions.ts';

/** Colours for series of equal standing. */
export const useEqualColors = (): readonly string[] => {
  const { primary, secondary, success, text } = paletteOf(useTheme());
  return [primary.main, secondary.main, success.main, text.secondary];
};

/** Colours for so many series from the newest to the oldest: the first one is the strongest, those behind it fade. */
export const useFadingColors = (count: number): readonly string[] => {
  const { primary, background } = paletteOf(useTheme());
  return Array.from({ length: count }, (_, index) => {
    const share = Math.round(30 + (70 * (count - index)) / count);
    return share === 100
      ? primary.main
      : `color-mix(in srgb, ${primary.main} ${share}%, ${background.paper})`;
  });
};
