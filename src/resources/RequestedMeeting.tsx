import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { idOf, iriOf } from '../lib/iri.ts';
import { toAddress } from '../lib/toAddress.ts';

/** The way from a request to the sheet of the meeting that it is about. */
export const RequestedMeeting = () => {
  const translate = useTranslate();
  const { clubId = '' } = useParams();
  const record = useRecordContext();
  const id = idOf(iriOf(record?.sportMatch));
  if (id === null) return null;
  return (
    <Button
      component={Link}
      to={toAddress(clubId, 'sport-matches/:id/sheet', { id })}
      sx={{ mb: 1, alignSelf: 'start' }}
    >
      {translate('sheet.open')}
    </Button>
  );
};
