import { styled } from '@mui/material/styles';
import { BALL } from './palettes.ts';
import { paletteOf } from './themeOptions.ts';

/** The racket and the ball of the product; decorative, the name stands beside it. */
export const Logo = () => (
  <Mark viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <path d="M25.6 25.6 34 34" strokeWidth="5" strokeLinecap="round" stroke="currentColor" />
    <circle cx="17" cy="17" r="12.5" fill="currentColor" />
    <circle cx="32.5" cy="9" r="3.5" fill={BALL} />
  </Mark>
);

const Mark = styled('svg')(({ theme }) => ({ width: 36, height: 36, color: paletteOf(theme).primary.main }));
