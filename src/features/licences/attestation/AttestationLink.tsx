import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { idOf } from '../../../lib/iri.ts';

/** The way to the attestation of a licence, once the server holds it for valid. */
export const AttestationLink = () => {
  const translate = useTranslate();
  const { clubId = '' } = useParams();
  const record = useRecordContext();
  const id = idOf(record?.id);
  if (id === null || record?.valid !== true) return null;
  return (
    <Button component={Link} to={`/${clubId}/licences/${id}/attestation`} sx={{ mb: 1 }}>
      {translate('attestation.open')}
    </Button>
  );
};
