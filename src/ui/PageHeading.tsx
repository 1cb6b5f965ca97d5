import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHeadingFocus } from './useHeadingFocus.ts';

interface Props {
  readonly children: ReactNode;
}

/** The one h1 of a page. It takes the focus after a move inside the application, so that the page is announced. */
export const PageHeading = ({ children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // React Router's key of the address the document was opened with: focus then belongs to the browser.
  const isFirst = useLocation().key === 'default';
  useHeadingFocus(heading, !isFirst);
  return (
    <Typography ref={heading} component="h1" variant="h5" tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
};
