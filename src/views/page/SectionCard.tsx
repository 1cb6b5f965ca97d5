import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string | null;
  readonly children: ReactNode;
}

export const SectionCard = ({ title, children }: SectionCardProps) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    {title !== null && (
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        {title}
      </Typography>
    )}
    {children}
  </Card>
);
