import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageTexts } from '../../i18n/pages.ts';
import { publicTexts } from './texts.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SiteFoot } from '../../ui/SiteFoot.tsx';
import { publicPaths, type PublicPageName } from './publicPaths.ts';

interface PublicLayoutProps {
  /** Null for a page that no menu leads to. */
  readonly current: PublicPageName | null;
  readonly children: ReactNode;
}

/** Frame of the public pages: to each of them and to the login, nothing of a club. */
export const PublicLayout = ({ current, children }: PublicLayoutProps) => {
  const state = useSessionState();
  const club = state.status === 'loggedIn' ? state.user.clubPermissions[0]?.node : undefined;
  return (
    <>
      <Page>
        <Bar position="static">
          <Logo />
          <strong>{pageTexts.product}</strong>
          <nav aria-label={publicTexts.navigation}>
            {Object.entries(publicPaths).map(([name, address]) => (
              <Button
                key={name}
                color="inherit"
                component={Link}
                to={`/${address}`}
                aria-current={name === current ? 'page' : undefined}
              >
                <Title>{publicTexts.titles[name as PublicPageName]}</Title>
              </Button>
            ))}
          </nav>
          <Button
            color="inherit"
            variant="outlined"
            component={Link}
            to={club === undefined ? '/login' : `/${club}`}
          >
            {club === undefined ? publicTexts.login : publicTexts.home}
          </Button>
        </Bar>
        <Main>{children}</Main>
      </Page>
      <SiteFoot />
    </>
  );
};

/** `Résultats par équipes`, of which a phone shows `Équipes`. */
const Title = ({ children: title }: { readonly children: string }) => {
  const last = title.lastIndexOf(' ') + 1;
  return (
    <span>
      <span className="start">{title.slice(0, last)}</span>
      <span className="last">{title.slice(last)}</span>
    </span>
  );
};

/** As high as the window at least: what is still on its way would push the foot out of it. */
const Page = styled('div')({ '@media screen': { minHeight: '100dvh' } });

const Bar = styled(AppBar)(({ theme }) => ({
  flexFlow: 'row wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  [theme.breakpoints.up('sm')]: { minHeight: 64, paddingInline: theme.spacing(3) },
  // The racket in the colour of the words, on the colour of the product.
  '& > svg': { width: 24, height: 24, flex: 'none', color: 'inherit' },
  '& strong': { fontWeight: 600, marginRight: theme.spacing(1) },
  '& nav': { display: 'flex', flexWrap: 'wrap', flexGrow: 1 },
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    padding: theme.spacing(0.5, 1),
    '& strong': { display: 'none' },
    '& a': { minWidth: 0, paddingInline: 6, fontSize: '0.8125rem' },
    '& .start': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .last': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
  },
  '& [aria-current], & [aria-current] .last': { textDecoration: 'underline' },
  '@media print': { display: 'none' },
}));

const Main = styled('main')(({ theme }) => ({
  padding: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  // For fingers.
  '& .MuiButton-root': { minHeight: 44 },
  '& .MuiTextField-root': { flex: '1 1 12rem', minWidth: 0 },
  '& .MuiInputBase-input': { boxSizing: 'border-box', minHeight: 44, textOverflow: 'ellipsis' },
  '@media print': { padding: 0 },
}));
