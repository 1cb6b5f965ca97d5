import type { Theme } from '@mui/material/styles';
import { paletteOf } from '../themeOptions.ts';

/** Colours for series of equal standing. */
export const equalColors = (theme: Theme): readonly string[] => {
  const { primary, secondary, success, text } = paletteOf(theme);
  return [primary.main, secondary.main, success.main, text.secondary];
};

/** Colours for so many series from the newest to the oldest: the first one is the strongest, those behind it fade. */
export const fadingColors = (theme: Theme, count: number): readonly string[] => {
  const { primary, background } = paletteOf(theme);
  return Array.from({ length: count }, (_, index) => {
    const share = Math.round(30 + (70 * (count - index)) / count);
    return share === 100
      ? primary.main
      : `color-mix(in srgb, ${primary.main} ${share}%, ${background.paper})`;
  });
};
