import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string | null;
  /** At the end of the line of the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export const SectionCard = ({ title, action, children }: SectionCardProps) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    {(title !== null || action) && (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        {title !== null && (
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {title}
          </Typography>
        )}
        {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
      </Box>
    )}
    {children}
  </Card>
);
