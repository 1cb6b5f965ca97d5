import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { use, type ReactNode, Suspense } from 'react';
import { Error as ErrorPage, Sidebar } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { ReturnOfFocus } from '../../../ui/ReturnOfFocus.tsx';
import { SiteFoot } from '../../../ui/SiteFoot.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { lazyLater } from '../../../views/page/lazyPage.tsx';
import { PageOnPaper } from '../../../views/page/PageOnPaper.tsx';
import { SeasonChoice } from '../../../features/SeasonChoice.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { InactivityWarning } from '../account/InactivityWarning.tsx';
import { StepUpDialog } from '../account/StepUpDialog.tsx';
import { ClubChoice } from '../menu/ClubChoice.tsx';
import { ClubMenu } from '../menu/ClubMenu.tsx';
import { MenuStateProvider, MenuStateContext } from '../menu/MenuState.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { ConfirmingLine, OutageNote } from './CopyState.tsx';
import { MessagesButton } from './messages/MessagesButton.tsx';
import { NotificationsButton } from './notifications/NotificationsButton.tsx';
import { SlidingBar } from './SlidingBar.tsx';

/**
 * Frame of every page of the club area: bar, side menu, content. Not react-admin's `Layout`, whose menu is a part of what
 * screen readers take for the content; a wide table scrolls inside the page instead of widening it.
 */
export const ClubLayout = ({ children }: { readonly children: ReactNode }) => (
  <Frame>
    <PageOnPaper />
    <SkipButton />
    <MenuStateProvider>
      <ClubBar />
      <div>
        <ClubSidebar>
          <ClubMenu />
        </ClubSidebar>
        <div>
          <main id="main-content">
            <PagePaper />
            <OutageNote />
            {/* A page that breaks leaves the bar and the menu, which lead on. */}
            <ErrorBoundary FallbackComponent={ErrorPage}>
              <Suspense fallback={null}>{children}</Suspense>
              <StepUpDialog />
              <InactivityWarning />
            </ErrorBoundary>
          </main>
          <SiteFoot />
        </div>
      </div>
    </MenuStateProvider>
  </Frame>
);

const PagePaper = lazyLater(async () => (await import('../../../views/page/printPaper.tsx')).PagePaper);

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  paddingTop: theme.spacing(6),
  '& > div:has(main)': { display: 'flex', flexGrow: 1 },
  '& div:has(> main)': { minWidth: 0, display: 'flex', flexDirection: 'column', flex: '1 1 0' },
  '& #main-content': {
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    padding: theme.spacing(3),
    // Parts that are still loading would push the foot out of the window.
    '@media screen': { minHeight: `calc(100vh - ${theme.spacing(6)})` },
  },
  '&& .MuiDrawer-paper': {
    backgroundColor: paletteOf(theme).background.paper,
    borderRight: `1px solid ${paletteOf(theme).divider}`,
  },
  // As high as the page, not as the window: it would end where a long page is scrolled to.
  '&& .MuiDrawer-docked': { height: 'auto' },
  [theme.breakpoints.down('sm')]: {
    '& #main-content': { padding: theme.spacing(1.5) },
  },
  '@media print': { paddingTop: 0, '& .MuiDrawer-root': { display: 'none' } },
}));

const ClubBar = () => (
  <SlidingBar>
    <AppBar elevation={0} color="default" sx={BAR}>
      <Toolbar variant="dense" disableGutters sx={{ px: 1 }}>
        <MenuButton />
        <Box component="span" sx={PRODUCT}>
          <Logo />
          Raquette
        </Box>
        <ClubChoice />
        <Box sx={{ flexGrow: 1 }} />
        <PaletteButton />
        <Box sx={{ mx: 1, display: { xs: 'none', md: 'block' } }}>
          <SeasonChoice />
        </Box>
        <NotificationsButton />
        <MessagesButton />
        <AccountMenu />
      </Toolbar>
      <ConfirmingLine />
    </AppBar>
  </SlidingBar>
);

/** A surface like the menu's: the page catches the eye, not the bar. */
const BAR = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiIconButton-root': { color: 'text.secondary' },
  // As quiet as their neighbours; a long name makes room for what is beside it.
  '& .MuiSelect-root': { minWidth: 0, borderColor: 'divider' },
  '& .MuiSelect-select': { py: 0.875 },
  '@media print': { display: 'none' },
} as const;

const PRODUCT = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 1,
  pr: 2,
  mr: 2,
  borderRight: 1,
  borderColor: 'divider',
  typography: 'h6',
  color: 'primary.main',
  '& svg': { width: 24, height: 24 },
} as const;

/** react-admin's side menu; over the page of a phone, beside any other. */
const ClubSidebar = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const { isOpen, setOpen } = use(MenuStateContext);
  const isPhone = useIsPhone();
  // Beside the page it is no dialog, and what has no role has no name.
  const named = isPhone ? { slotProps: { paper: { 'aria-label': translate('app.menu') } } } : {};
  return (
    <Sidebar open={isOpen} onClose={() => setOpen(false)} {...named}>
      {isPhone && <ReturnOfFocus />}
      {children}
    </Sidebar>
  );
};

/** Opens and folds the side menu. Not react-admin's, which knows of no narrow page. */
const MenuButton = () => {
  const translate = useTranslate();
  const { isOpen, setOpen } = use(MenuStateContext);
  const label = translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu');
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => setOpen(!isOpen)}>
      <MenuIcon />
    </IconButton>
  );
};

/** Leads past the bar and the menu; there while it has the focus. Not react-admin's, which is empty on a phone. */
const SkipButton = () => {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={skip} sx={SKIP}>
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
};

/** The next Tab goes on from there. */
const skip = (): void => {
  const content = document.getElementById('main-content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.blur();
  content?.removeAttribute('tabindex');
};

const SKIP = {
  position: 'fixed',
  left: 16,
  top: -80,
  zIndex: 'tooltip',
  '&:focus': { top: 16 },
  '@media print': { display: 'none' },
} as const;
