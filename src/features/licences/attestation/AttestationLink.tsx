import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Link } from 'react-router';
import { toAddress } from '../../../lib/address.ts';
import { idOf } from '../../../lib/iri.ts';
import { useClubId } from '../../../session/useRouteIds.ts';

/** The way to the attestation of a licence, once the server holds it for valid. */
export const AttestationLink = () => {
  const translate = useTranslate();
  const clubId = useClubId();
  const record = useRecordContext();
  const id = idOf(record?.id);
  if (id === null || record?.valid !== true) return null;
  return (
    <Button component={Link} to={toAddress(clubId, 'licences/:id/attestation', { id })} sx={{ mb: 1 }}>
      {translate('attestation.open')}
    </Button>
  );
};
