import Box from '@mui/material/Box';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { addressLines } from './addressLines.ts';

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
