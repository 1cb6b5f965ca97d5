import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AppBar, Layout, TitlePortal, Sidebar, useSidebarState, type SidebarProps } from 'react-admin';
import { useLocation } from 'react-router';
import { SeasonChoice } from '../../../features/SeasonChoice.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { InactivityWarning } from '../account/InactivityWarning.tsx';
import { StepUpDialog } from '../account/StepUpDialog.tsx';
import { ClubChoice } from '../menu/ClubChoice.tsx';
import { ClubMenu } from '../menu/ClubMenu.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { MessagesButton } from './messages/MessagesButton.tsx';
import { NotificationsButton } from './notifications/NotificationsButton.tsx';
import { SlidingBar } from './SlidingBar.tsx';

/** react-admin's frame grows with its content; here a wide table scrolls inside the page instead. */
const bounded = {
  minWidth: 0,
  '& .RaLayout-content': { p: { xs: 1.5, sm: 3 }, minWidth: 0 },
  '&& .MuiDrawer-paper': {
    bgcolor: 'background.paper',
    borderRight: 1,
    borderColor: 'divider',
  },
  // As high as the page, not as the window: it would end where a long page is scrolled to.
  '&& .MuiDrawer-docked': { height: 'auto' },
  '@media print': { '& .MuiDrawer-root': { display: 'none' }, '& .RaLayout-appFrame': { mt: 0 } },
} as const;

/** Frame of every page of the club area: bar, side menu, content. */
export const ClubLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout appBar={ClubBar} menu={ClubMenu} sidebar={ClubSidebar} sx={bounded}>
    {children}
    <StepUpDialog />
    <InactivityWarning />
  </Layout>
);

const ClubBar = () => (
  <AppBar
    color="primary"
    elevation={0}
    userMenu={<AccountMenu />}
    toolbar={false}
    container={SlidingBar}
    sx={BAR}
  >
    <Typography component="span" variant="h6" sx={{ mr: 2, display: { xs: 'none', md: 'block' } }}>
      Raquette
    </Typography>
    <ClubChoice />
    <TitlePortal sx={{ display: 'none' }} />
    <Box sx={{ flexGrow: 1 }} />
    <PaletteButton />
    <Box sx={{ mx: 1, display: { xs: 'none', md: 'block' } }}>
      <SeasonChoice />
    </Box>
    <NotificationsButton />
    <MessagesButton />
  </AppBar>
);

/** Flat: in the dark scheme only the border separates it from the page. */
const BAR = { borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } } as const;

/**
 * react-admin's side menu. Over the narrow page of a phone it opens by a gesture alone, and closes with the address. What
 * stood open beside a wide page that is turned, or has printed, stays closed there: a drawer that opens and closes within
 * one frame leaves the page hidden from screen readers.
 */
const ClubSidebar = (props: SidebarProps) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useSidebarState();
  const { pathname } = useLocation();
  const [before, keep] = useState({ isPhone, pathname, isShut: isPhone });
  const isNew = !before.isPhone || before.pathname !== pathname;
  const isShut = isPhone && open && (before.isShut || isNew);
  if (before.isPhone !== isPhone || before.pathname !== pathname || before.isShut !== isShut)
    keep({ isPhone, pathname, isShut });
  const closeAt = useEffectEvent((_pathname: string) => {
    if (isPhone) setOpen(false);
  });
  useEffect(() => closeAt(pathname), [pathname]);
  return <Sidebar {...props} open={open && !isShut} />;
};
