import Box from '@mui/material/Box';
import { safeColor } from '../../lib/safeColor.ts';

/** A dot of a colour out of the data, beside the text that says the same; nothing when it is no colour. */
export const ColorMark = ({ color }: { readonly color: unknown }) => {
  const safe = safeColor(color);
  if (safe === null) return null;
  return (
    <Box component="span" aria-hidden="true" data-color={safe} sx={{ ...mark, backgroundColor: safe }} />
  );
};

const mark = {
  display: 'inline-block',
  flex: 'none',
  width: '0.85em',
  height: '0.85em',
  mr: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '50%',
  verticalAlign: '-0.05em',
} as const;
