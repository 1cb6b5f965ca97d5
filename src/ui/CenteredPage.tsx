import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { pageTexts } from '../i18n/pages.ts';
import { Logo } from './Logo.tsx';
import { BRAND } from './palettes.ts';
import { paletteOf } from './themeOptions.ts';
import { SiteFoot } from './SiteFoot.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of one card in the middle of the screen: login, second factor, not found. */
export const CenteredPage = ({ title, children }: Props) => {
  useEffect(() => {
    document.title = `${title} - ${pageTexts.product}`;
  }, [title]);
  return (
    <Page>
      <main>
        <Card>
          <Brand>
            <Logo />
            {pageTexts.product}
          </Brand>
          <PageHeading>{title}</PageHeading>
          {children}
        </Card>
      </main>
      <SiteFoot />
    </Page>
  );
};

/** The one h1 of a page. It takes the focus when the page opens, so that the page is announced. */
const PageHeading = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <Typography ref={heading} component="h1" variant="h5" tabIndex={-1} sx={{ outline: 'none' }}>
      {children}
    </Typography>
  );
};

const Page = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '& > main': {
    flexGrow: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: theme.spacing(2),
  },
  color: paletteOf(theme).text.primary,
  background: `linear-gradient(${BRAND} 0 240px, ${paletteOf(theme).background.default} 240px)`,
  // As bright a field would dazzle in the dark.
  ...theme.applyStyles('dark', { background: paletteOf(theme).background.default }),
  '@media print': { background: 'none' },
}));

const Card = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 420,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2.5),
  padding: theme.spacing(4),
  borderRadius: 12,
  background: paletteOf(theme).background.paper,
  boxShadow: theme.shadows[4],
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));

const Brand = styled('p')(({ theme }) => ({
  ...theme.typography.h6,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: paletteOf(theme).primary.main,
}));
