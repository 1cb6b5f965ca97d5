import { alpha, type CSSObject, type Theme, type ThemeOptions } from '@mui/material/styles';

/** Colour of the federation's tools and of the loader. */
const BRAND = '#335296';

const LABEL_SIZE = '0.8125rem';
/** Grey that keeps three to one against white and the page's background (WCAG 1.4.11). */
const FRAME = '#868c99';

/** The page behind a dialog is out of reach: what opens there belongs into the dialog, the topmost of them. */
const openLandmark = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('.MuiDialog-paper')].at(-1) ??
  document.querySelector('main') ??
  document.body;

/**
 * A label that stands in a line of its own above its field: long ones wrap instead of being cut, nothing moves when
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
  border: `1px solid ${FRAME}`,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&.Mui-focused': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&.Mui-error': { borderColor: theme.palette.error.main },
  '&.Mui-error.Mui-focused': { boxShadow: `inset 0 0 0 1px ${theme.palette.error.main}` },
  '&.Mui-disabled': { borderColor: theme.palette.divider, backgroundColor: theme.palette.action.hover },
  // Their icons are placed in the frame.
  '&.MuiSelect-root, &.MuiAutocomplete-inputRoot': { position: 'relative' },
});

export const framedInput = { root: frame, notchedOutline: { display: 'none' } } as const;

/** Calm surfaces, one strong colour, tables a little denser than Material's own. */
export const themeOptions: ThemeOptions = {
  palette: {
    primary: { main: BRAND },
    secondary: { main: '#b8412b' },
    background: { default: '#f5f6f9' },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif',
    h5: { fontWeight: 600 },
    h6: { fontWeight: 600, fontSize: '1.05rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }) },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
    MuiInputLabel: { defaultProps: { shrink: true }, styleOverrides: { root: labelAbove } },
    MuiFormControl: {
      defaultProps: { size: 'small', variant: 'outlined', margin: 'none' },
      styleOverrides: { root: { position: 'static' } },
    },
    MuiOutlinedInput: { styleOverrides: framedInput },
    // What stands at a field that cannot be changed is there to be read: MUI's grey for it is too pale (WCAG 1.4.3).
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          fontSize: LABEL_SIZE,
          '&.Mui-disabled': { color: theme.palette.text.secondary },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({ marginInline: 0, '&.Mui-disabled': { color: theme.palette.text.secondary } }),
      },
    },
    // Lists of choices and menus open inside the landmark of their field instead of behind the whole page; `fixed`,
    // for a dialog that scrolls would cut them off.
    MuiPopper: { defaultProps: { container: openLandmark, popperOptions: { strategy: 'fixed' } } },
    MuiPopover: { defaultProps: { container: openLandmark } },
    MuiMenuItem: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&.RaMenuItemLink-active': {
            color: theme.palette.primary.main,
            backgroundColor: alpha(theme.palette.primary.main, 0.08),
            fontWeight: 600,
            '& .MuiListItemIcon-root': { color: 'inherit' },
          },
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: { head: { fontWeight: 600 }, sizeSmall: { padding: '6px 10px' } },
    },
  },
};
