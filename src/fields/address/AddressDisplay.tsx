import Box from '@mui/material/Box';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { toMap, toText } from '../../schema/read.ts';

export const AddressDisplay = ({ value }: DisplayProps) => {
  const lines = addressLines(value);
  if (lines.length === 0) return PLACEHOLDER;
  // Two lines may read alike, and none of them ever moves.
  return lines.map((line, position) => (
    <Box key={`${position} ${line}`} component="span" sx={{ display: 'block' }}>
      {line}
    </Box>
  ));
};

/** The lines of a postal address as on a French envelope, without those that are empty (R3.167, R3.168). */
const addressLines = (address: unknown): readonly string[] => {
  const parts = toMap(address);
  const part = (name: string): string => toText(parts[name])?.trim() ?? '';
  const town = [part('postalCode'), part('addressLocality')].filter((text) => text !== '').join(' ');
  return [part('streetAddress'), part('disambiguatingDescription'), town].filter((line) => line !== '');
};
