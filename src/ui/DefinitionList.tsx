import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DefinitionListProps {
  /** Label and value. */
  readonly rows: readonly (readonly [string, ReactNode])[];
  readonly sx?: SxProps<Theme>;
}

/** Labels, each above its value. */
export const DefinitionList = ({ rows, sx }: DefinitionListProps) => (
  <Box
    component="dl"
    sx={[{ m: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere', minWidth: 0 }, sx as object]}
  >
    {rows.map(([label, value], at) => (
      <div key={at}>
        <Typography component="dt" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0 }}>
          {value}
        </Typography>
      </div>
    ))}
  </Box>
);
