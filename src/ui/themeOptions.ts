import type { createTheme, CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { BRAND, LOADER_DISC, palettes } from './palettes.ts';

/** Whether the system is set to as little motion as possible (WCAG 2.3.3). */
export const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const times = (quick: number, slow: number) => ({
  shortest: quick,
  shorter: quick,
  short: quick,
  standard: slow,
  complex: slow,
  enteringScreen: slow,
  leavingScreen: quick,
});

/** Short moves, none under `prefers-reduced-motion`. */
const transitions: NonNullable<ThemeOptions['transitions']> = isStill
  ? { duration: times(0, 0), create: () => 'none', getAutoHeightDuration: () => 0 }
  : { duration: times(120, 180), getAutoHeightDuration: () => 180 };

/** Attribute of the document that names the scheme shown; set before the first paint by `index.html`. */
const SCHEME_ATTRIBUTE = 'data-scheme';

/** Sizes of texts: body and buttons 14 px, tables, menus and labels 13, notes 12, headings 16, 20 and 24. */
const SIZE = { note: '0.75rem', small: '0.8125rem', body: '0.875rem' } as const;

const HEADING = { fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' } as const;

/** Colours as variables of the scheme shown, where the theme has them. */
export const paletteOf = ({ vars, palette }: Theme): Theme['palette'] =>
  (vars as Pick<Theme, 'palette'> | undefined)?.palette ?? palette;

/** The page behind a dialog is out of reach: what opens there belongs into the dialog, the topmost of them. */
const openLandmark = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('.MuiDialog-paper, .MuiDrawer-paper[aria-modal]')].at(-1) ??
  document.querySelector('main') ??
  document.body;

/**
 * A label on a line of its own above its field: long ones wrap instead of being cut, nothing moves when
 * the field is entered, and a page of many fields has neither transforms nor layers for them to be painted.
 */
const labelAbove: CSSObject = {
  position: 'static',
  transform: 'none',
  transition: 'none',
  maxWidth: 'none',
  overflow: 'visible',
  whiteSpace: 'normal',
  pointerEvents: 'auto',
  marginBottom: 4,
  lineHeight: 1.4,
};

/** The frame of a field, drawn by the field itself: MUI's is one more positioned element in each. */
const frame = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  position: 'static',
  border: `1px solid ${paletteOf(theme).frame}`,
  backgroundColor: paletteOf(theme).background.paper,
  '&:hover': { borderColor: paletteOf(theme).text.primary },
  '&.Mui-focused': {
    borderColor: paletteOf(theme).primary.main,
    boxShadow: `inset 0 0 0 1px ${paletteOf(theme).primary.main}`,
  },
  '&.Mui-error': { borderColor: paletteOf(theme).error.main },
  '&.Mui-error.Mui-focused': { boxShadow: `inset 0 0 0 1px ${paletteOf(theme).error.main}` },
  '&.Mui-disabled': {
    borderColor: paletteOf(theme).divider,
    backgroundColor: paletteOf(theme).action.hover,
  },
  // Their icons are placed in the frame.
  '&.MuiSelect-root, &.MuiAutocomplete-inputRoot': { position: 'relative' },
});

/** Read-only values have to be legible: MUI's grey for disabled fields is too pale (WCAG 1.4.3). */
const legible = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  '&.Mui-disabled': { WebkitTextFillColor: paletteOf(theme).text.secondary },
});

export const framedInput = { root: frame, input: legible, notchedOutline: { display: 'none' } } as const;

/** Calm surfaces, one strong colour, tables denser than Material's own; light and dark. */
export const themeOptions: NonNullable<Parameters<typeof createTheme>[0]> = {
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  transitions,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'Inter, Instead, system-ui, sans-serif',
    h4: { fontSize: '1.5rem', ...HEADING },
    h5: { fontSize: '1.25rem', ...HEADING },
    h6: { fontSize: '1rem', ...HEADING },
    subtitle2: { fontSize: SIZE.body, fontWeight: 600, lineHeight: 1.4, letterSpacing: 0 },
    body1: { fontSize: SIZE.body, lineHeight: 1.5, letterSpacing: 0 },
    body2: { fontSize: SIZE.small, lineHeight: 1.45, letterSpacing: 0 },
    caption: { fontSize: SIZE.note, lineHeight: 1.4, letterSpacing: 0 },
    button: {
      fontSize: SIZE.body,
      fontWeight: 600,
      lineHeight: 1.6,
      letterSpacing: 0,
      textTransform: 'none',
    },
  },
  components: {
    // A click is answered by what it does; the focus has a ring, see `index.html`.
    // In high contrast grounds are left out, and with them which of several buttons is pressed.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '@media (forced-colors: active)': {
            '&[aria-pressed="true"]': {
              forcedColorAdjust: 'none',
              color: 'HighlightText',
              backgroundColor: 'Highlight',
            },
          },
        },
      },
    },
    // As high as the fields beside them in a bar.
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { sizeMedium: { minHeight: 36 } },
    },
    // What is hidden within is placed there: the frame around would scroll for it, into emptiness.
    MuiDialogContent: { styleOverrides: { root: { position: 'relative' } } },
    // Depth in the dark is shown by the surfaces themselves, not by Material's white veil over them.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCircularProgress: {
      styleOverrides: {
        colorPrimary: ({ theme }) => ({
          color: BRAND,
          ...theme.applyStyles('dark', { backgroundColor: LOADER_DISC, borderRadius: '50%' }),
        }),
      },
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${paletteOf(theme).divider}` }) },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
    MuiInputLabel: { defaultProps: { shrink: true }, styleOverrides: { root: labelAbove } },
    MuiFormControl: {
      defaultProps: { size: 'small', variant: 'outlined', margin: 'none' },
      styleOverrides: { root: { position: 'static' } },
    },
    MuiOutlinedInput: { styleOverrides: framedInput },
    // MUI shows both half transparent.
    MuiInputBase: {
      styleOverrides: {
        input: ({ theme }) => ({
          '&::placeholder': { color: paletteOf(theme).text.secondary, opacity: 1 },
        }),
      },
    },
    MuiStepIcon: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&:not(.Mui-active, .Mui-completed, .Mui-error)': { color: paletteOf(theme).text.secondary },
        }),
      },
    },
    // So are its label and its help.
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          fontSize: SIZE.small,
          '&.Mui-disabled': { color: paletteOf(theme).text.secondary },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          marginInline: 0,
          '&.Mui-disabled': { color: paletteOf(theme).text.secondary },
        }),
      },
    },
    // Lists of choices and menus open inside the landmark of their field instead of behind the whole page; `fixed`,
    // for a dialog that scrolls would cut them off.
    MuiPopper: {
      defaultProps: {
        container: openLandmark,
        popperOptions: { strategy: 'fixed' },
        // Nothing needs to know whether the field is in sight, and what is `fixed` ends with the window: to look for what else might
        // cut a list off took more of each key than to draw it.
        modifiers: [
          { name: 'hide', enabled: false },
          { name: 'flip', options: { boundary: [] } },
          { name: 'preventOverflow', options: { boundary: [] } },
        ],
      },
    },
    MuiPopover: { defaultProps: { container: openLandmark } },
    MuiTableCell: {
      styleOverrides: {
        // Figures of one width are aligned under one another.
        root: ({ theme }) => ({
          fontVariantNumeric: 'tabular-nums',
          borderBottomColor: paletteOf(theme).divider,
        }),
        head: ({ theme }) => ({ fontWeight: 600, color: paletteOf(theme).text.secondary }),
        sizeSmall: { padding: '5px 10px' },
      },
    },
  },
};
