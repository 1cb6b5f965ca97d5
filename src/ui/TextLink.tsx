import { styled } from '@mui/material/styles';
import { paletteOf } from './themeOptions.ts';

/** A link within data. One class for all of them: MUI's own is a text of many styles besides. */
export const TextLink = styled('a')(({ theme }) => ({
  color: paletteOf(theme).primary.main,
  textDecorationColor: `color-mix(in srgb, ${paletteOf(theme).primary.main} 40%, transparent)`,
  '&:hover': { textDecorationColor: 'currentcolor' },
}));
