import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Link } from 'react-router';
import { idOf } from '../../lib/iri.ts';

/** The way to the draws of a tournament, once they are published. */
export const DrawsLink = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const id = idOf(record?.id);
  if (id === null || record?.published !== true) return null;
  return (
    <Button component={Link} to={`/tournaments/search?from=&tournament=${id}`} sx={{ mb: 1 }}>
      {translate('resources.tournament-requests.draws')}
    </Button>
  );
};
