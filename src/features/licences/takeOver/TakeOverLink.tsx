import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toAddress } from '../../../lib/address.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import { mayAccept } from './request.ts';

/** Where a pre-registration leads next: to be taken over, or to the licence that came of it. */
export const TakeOverLink = () => {
  const translate = useTranslate();
  const clubId = useClubId();
  const request = useRecordContext();
  const id = idOf(request?.id);
  if (!request || id === null || !mayAccept(request)) return <CreatedLicence />;
  return (
    <Button
      variant="contained"
      component={Link}
      to={toAddress(clubId, 'pre-registration/:id/take-over', { id })}
      sx={{ alignSelf: 'start', mb: 1 }}
    >
      {translate('takeOver.open')}
    </Button>
  );
};

/** The way to the licence that came of the request around. */
export const CreatedLicence = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const licence = iriOf(useRecordContext()?.createdLicence);
  if (licence === null) return null;
  const to = createPath({ resource: 'licences', type: 'show', id: licence });
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" component={LinkBase} to={to}>
          {translate('registration.openLicence')}
        </Button>
      }
    >
      {translate('registration.licenceCreated')}
    </Alert>
  );
};
