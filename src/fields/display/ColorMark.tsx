import { styled } from '@mui/material/styles';
import { safeColor } from '../../lib/safeColor.ts';
import { paletteOf } from '../../ui/themeOptions.ts';

/** A dot of a colour out of the data, beside the text that says the same; nothing when it is no colour. */
export const ColorMark = ({ color }: { readonly color: unknown }) => {
  const safe = safeColor(color);
  if (safe === null) return null;
  return <Dot aria-hidden="true" data-color={safe} style={{ backgroundColor: safe }} />;
};

const Dot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  width: '0.85em',
  height: '0.85em',
  marginRight: 8,
  border: `1px solid ${paletteOf(theme).divider}`,
  borderRadius: '50%',
  verticalAlign: '-0.05em',
}));
