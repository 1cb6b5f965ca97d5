import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { toAddress } from '../../../lib/address.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { useClubId } from '../../../session/useRouteIds.ts';

/** To the desk where the pre-registration in the context is taken over. */
export const TakeOverLink = () => {
  const translate = useTranslate();
  const clubId = useClubId();
  const id = idOf(useRecordContext()?.id);
  if (id === null) return null;
  return (
    <Button
      variant="contained"
      component={Link}
      to={toAddress(clubId, 'pre-registration/:id/take-over', { id })}
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
      role="none"
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
