import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { defineFeature } from '../../../../src/features/defineFeature.ts';
import { toAddress } from '../../../../src/lib/address.ts';
import { useClubId } from '../../../../src/session/useRouteIds.ts';
import { lazyPage } from '../../../../src/views/page/lazyPage.tsx';

const LapsedHallsLink = () => {
  const clubId = useClubId();
  return (
    <Button component={LinkBase} to={toAddress(clubId, 'lapsed-halls')}>
      Homologations échues
    </Button>
  );
};

/** Halls whose approval has ended. */
export const lapsedHalls = defineFeature({
  name: 'lapsed-halls',
  pages: [
    {
      path: 'lapsed-halls',
      resource: 'halls',
      group: 'club',
      title: 'Homologations échues',
      right: { module: 'club', action: 'club.sporthalls' },
      after: 'sporthalls',
      Page: lazyPage(async () => (await import('./LapsedHallsPage.tsx')).LapsedHallsPage),
    },
  ],
  recordActions: { halls: LapsedHallsLink },
});
