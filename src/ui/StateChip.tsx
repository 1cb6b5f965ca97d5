import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tone } from '../lib/tone.ts';
import { paletteOf } from './themeOptions.ts';

interface StateChipProps {
  readonly tone: Tone;
  /** Word of the state: the colour alone says nothing. */
  readonly children: ReactNode;
}

/** The word of a state on a ground of its colour. One style for all tones, so that a hundred rows add no rule. */
export const StateChip = ({ tone, children }: StateChipProps) => <Ground data-tone={tone}>{children}</Ground>;

const TONES = ['info', 'success', 'warning', 'error'] as const;

const toned = (theme: Theme): CSSObject =>
  Object.fromEntries(
    TONES.map((tone) => {
      const { main } = paletteOf(theme)[tone];
      return [
        `&[data-tone="${tone}"]`,
        { color: main, backgroundColor: `color-mix(in srgb, ${main} 11%, transparent)` },
      ];
    }),
  );

const Ground = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '0 8px',
  borderRadius: 10,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '20px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
  color: paletteOf(theme).text.secondary,
  backgroundColor: `color-mix(in srgb, ${paletteOf(theme).text.secondary} 11%, transparent)`,
  ...toned(theme),
  // On paper and in high contrast grounds are left out: the frame keeps the word together.
  '@media print, (forced-colors: active)': { border: '1px solid', lineHeight: '18px' },
}));
