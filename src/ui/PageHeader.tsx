import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { pageTexts } from '../i18n/pages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Title of the browser tab; without one, that of the page and the product. */
  readonly documentTitle?: string;
  readonly breadcrumb?: ReactNode;
  readonly actions?: ReactNode;
}

/** Heading of a page; takes the focus when the page opens, so that a screen reader starts there. */
export const PageHeader = ({
  title,
  documentTitle = typeof title === 'string' ? `${title} - ${pageTexts.product}` : pageTexts.product,
  breadcrumb,
  actions,
}: PageHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  useHeadingFocus(heading);
  return (
    <Header>
      {breadcrumb}
      <Line>
        <Typography
          ref={heading}
          component="h1"
          variant="h5"
          tabIndex={-1}
          sx={{ flexGrow: 1, outline: 'none', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {actions && <Actions>{actions}</Actions>}
      </Line>
    </Header>
  );
};

const Header = styled('header')(({ theme }) => ({ marginBottom: theme.spacing(2) }));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

/** Controls are not printed. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '@media print': { display: 'none' },
}));
