import { styled } from '@mui/material/styles';
import { paletteOf } from '../../ui/themeOptions.ts';
import { controlStyle } from './controlStyle.ts';

/** A label above the browser's own control, which a phone shows full size and which brings no code. */
export const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  flex: '1 1 12rem',
  minWidth: 0,
  '& label': { fontSize: '0.8125rem', color: paletteOf(theme).text.secondary },
  '& :is(select, input)': {
    ...controlStyle(theme),
    boxSizing: 'border-box',
    width: '100%',
    textOverflow: 'ellipsis',
  },
  '& :is(select, input):focus-visible': {
    outline: `2px solid ${paletteOf(theme).primary.main}`,
    outlineOffset: 1,
  },
  '& :is(select, input):disabled': { backgroundColor: paletteOf(theme).action.hover },
}));
