import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppBar, Layout, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { ClubChoice } from './ClubChoice.tsx';
import { ClubMenu } from './ClubMenu.tsx';
import { InactivityWarning } from './InactivityWarning.tsx';
import { MessagesButton } from './messages/MessagesButton.tsx';
import { SeasonLabel } from './SeasonLabel.tsx';
import { StepUpDialog } from './StepUpDialog.tsx';

/** react-admin's frame grows with its content; here a wide table scrolls inside the page instead. */
const bounded = {
  minWidth: 0,
  '& .RaLayout-content': { p: { xs: 1.5, sm: 3 }, minWidth: 0 },
} as const;

/** Frame of every page of the club area: bar, side menu, content. */
export const ClubLayout = ({ children }: { readonly children: ReactNode }) => (
  <Layout appBar={ClubBar} menu={ClubMenu} sx={bounded}>
    {children}
    <StepUpDialog />
    <InactivityWarning />
  </Layout>
);

const ClubBar = () => (
  <AppBar color="primary" userMenu={<AccountMenu />} toolbar={false}>
    <Typography component="span" variant="h6" sx={{ mr: 2, display: { xs: 'none', sm: 'block' } }}>
      Raquette
    </Typography>
    <ClubChoice />
    <TitlePortal sx={{ display: 'none' }} />
    <span style={{ flexGrow: 1 }} />
    <SeasonLabel />
    <MessagesButton />
  </AppBar>
);
