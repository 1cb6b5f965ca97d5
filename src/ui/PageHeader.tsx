import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useHeadingFocus } from './useHeadingFocus.ts';

interface PageHeaderProps {
  readonly title: string;
  /** Title of the browser tab. */
  readonly documentTitle: string;
  readonly breadcrumb?: ReactNode;
  readonly actions?: ReactNode;
}

/** Heading of a page; takes the focus when the page opens, so that a screen reader starts there. */
export const PageHeader = ({ title, documentTitle, breadcrumb, actions }: PageHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useHeadingFocus(heading);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {breadcrumb}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography
          ref={heading}
          component="h1"
          variant="h5"
          tabIndex={-1}
          sx={{ flexGrow: 1, outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {actions}
      </Stack>
    </Box>
  );
};
