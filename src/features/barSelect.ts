/** A choice in the bar: its colours are those of the bar. */
export const barSelect = {
  minWidth: 0,
  fontSize: '0.875rem',
  color: 'inherit',
  bgcolor: 'transparent',
  borderColor: 'rgba(255, 255, 255, 0.35)',
  '&:hover, &.Mui-focused': { borderColor: 'currentcolor' },
  '& .MuiSelect-select': { py: 0.75 },
  '& .MuiSelect-icon': { color: 'inherit' },
} as const;
