import { alpha, type ThemeOptions } from '@mui/material/styles';

/** Colour of the federation's tools and of the loader (specification, section 9). */
const BRAND = '#335296';

const mainLandmark = (): HTMLElement => document.querySelector('main') ?? document.body;

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
    // A label that stands above its field from the start: nothing moves, and uncontrolled inputs need no
    // notice of their being filled.
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiOutlinedInput: { defaultProps: { notched: true } },
    // What stands at a field that cannot be changed is there to be read: MUI's grey for it is too pale (WCAG 1.4.3).
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.palette.text.secondary } }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.palette.text.secondary } }),
      },
    },
    // Lists of choices and menus open inside the main landmark instead of behind the whole page.
    MuiPopper: { defaultProps: { container: mainLandmark } },
    MuiPopover: { defaultProps: { container: mainLandmark } },
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
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
    MuiTableCell: {
      styleOverrides: { head: { fontWeight: 600 }, sizeSmall: { padding: '6px 10px' } },
    },
  },
};
