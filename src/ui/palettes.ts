import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    /** Frames of fields: three to one against every surface (WCAG 1.4.11). */
    readonly frame: string;
  }
  interface PaletteOptions {
    readonly frame?: string;
  }
}

/** Colour of the federation's tools, and of the loader in both schemes. */
export const BRAND = '#335296';

/** The ball of the logo, the one accent beside the brand; darker where it has to be read. */
export const BALL = '#f2a33a';

/** Disc behind the loader in the dark, where its blue alone would hardly be seen. */
export const LOADER_DISC = '#dce4f5';

/**
 * Colours of the two schemes. The dark one has tones of its own: surfaces grow lighter towards the reader, and the
 * blue is raised until texts in it are easy to see. All texts keep 4.5 to one on both surfaces (WCAG 1.4.3),
 * and what cannot be chosen 3, on the grey of a filled button too.
 */
export const palettes = {
  light: {
    primary: { main: BRAND, light: '#5f7cbd', dark: '#26407a', contrastText: '#ffffff' },
    secondary: { main: '#ad4d06', light: BALL, dark: '#863a00', contrastText: '#ffffff' },
    error: { main: '#b3261e', light: '#d3544b', dark: '#8c1b15', contrastText: '#ffffff' },
    warning: { main: '#8a5300', light: '#b97a1f', dark: '#6b4000', contrastText: '#ffffff' },
    info: { main: BRAND, light: '#5f7cbd', dark: '#26407a', contrastText: '#ffffff' },
    success: { main: '#1f6b3a', light: '#3f8f5b', dark: '#154e2a', contrastText: '#ffffff' },
    background: { default: '#f5f6f9', paper: '#ffffff' },
    text: { primary: '#1b2130', secondary: '#535c6e', disabled: '#6f7686' },
    action: { active: '#535c6e', disabled: '#6f7686' },
    divider: '#dde1e9',
    frame: '#838a98',
  },
  dark: {
    primary: { main: '#a3bbee', light: '#c3d3f6', dark: '#86a2dd', contrastText: '#0f1728' },
    secondary: { main: '#f0a860', light: '#f7c898', dark: '#d98c3f', contrastText: '#2b1600' },
    error: { main: '#f2a59d', light: '#f8c8c3', dark: '#e28379', contrastText: '#330905' },
    warning: { main: '#e6bb72', light: '#f0d3a2', dark: '#cf9f4c', contrastText: '#2a1a00' },
    info: { main: '#a3bbee', light: '#c3d3f6', dark: '#86a2dd', contrastText: '#0f1728' },
    success: { main: '#8fcba3', light: '#b7dfc4', dark: '#6fb187', contrastText: '#06210f' },
    background: { default: '#12161e', paper: '#1b212c' },
    text: { primary: '#e7eaf1', secondary: '#aeb6c6', disabled: '#7d8799' },
    action: { active: '#aeb6c6', disabled: '#7d8799' },
    divider: '#323a49',
    frame: '#7d8799',
  },
} as const satisfies Readonly<Record<'light' | 'dark', PaletteOptions>>;
