import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { SectionCard } from '../../../views/page/SectionCard.tsx';

interface FoldedPartProps {
  readonly title: string;
  /** On a phone it opens at a touch of its title. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** A section of the sheet; on a phone what is done or seldom needed takes one line. */
export const FoldedPart = ({ title, isFolded, children }: FoldedPartProps) => {
  // Nothing folds under the hand, nor is lost by a phone that is turned or a page that is printed.
  const [wasPhone] = useState(useIsPhone());
  const [wasFolded] = useState(isFolded);
  if (!wasPhone) return <SectionCard title={title}>{children}</SectionCard>;
  return (
    <Card component="section">
      <Box component="details" open={!wasFolded} sx={FOLD}>
        <summary>
          <Typography component="h2" variant="h6" sx={{ display: 'inline' }}>
            {title}
          </Typography>
        </summary>
        <Box sx={{ px: 2, pb: 2 }}>{children}</Box>
      </Box>
    </Card>
  );
};

const FOLD = {
  '& > summary': { px: 2, py: 1.5, minHeight: 44, boxSizing: 'border-box', cursor: 'pointer' },
} as const;
