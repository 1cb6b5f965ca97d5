import type { Theme } from '@mui/material/styles';
import { paletteOf } from '../../ui/themeOptions.ts';

/** The browser's own control in the colours of the page, large enough for a thumb. */
export const controlStyle = (theme: Theme) => ({
  font: 'inherit',
  minHeight: 44,
  padding: theme.spacing(1),
  color: paletteOf(theme).text.primary,
  backgroundColor: paletteOf(theme).background.paper,
  border: `1px solid ${paletteOf(theme).frame}`,
  borderRadius: theme.shape.borderRadius,
});
