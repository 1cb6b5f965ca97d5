import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { idOf } from '../../lib/iri.ts';
import { toAddress } from '../../lib/toAddress.ts';

/** Opens the participants of the event of the address, and the desk for their passes. */
export const PassesLink = () => {
  const translate = useTranslate();
  const { clubId = '', ...params } = useParams();
  const id = idOf(params.id ?? params['*']?.split('/')[0]);
  if (id === null) return null;
  return (
    <Button component={Link} to={toAddress(clubId, 'club-events/:id/participants', { id })}>
      {translate('pass.participants')}
    </Button>
  );
};
