import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { toAddress } from '../../../lib/toAddress.ts';

interface SheetLinkProps {
  /** IRI of the meeting; that of the address when absent. */
  readonly match?: string;
  /** What tells this link from others on the page. */
  readonly name?: string;
}

/** Opens the sheet of a meeting. */
export const SheetLink = ({ match, name }: SheetLinkProps) => {
  const translate = useTranslate();
  const { clubId = '', ...params } = useParams();
  const id = idOf(match ?? params.id ?? params['*']?.split('/')[0]);
  if (id === null) return null;
  return (
    <Button component={Link} to={toAddress(clubId, 'sport-matches/:id/sheet', { id })} aria-label={name}>
      {translate('sheet.open')}
    </Button>
  );
};

/** Opens the sheet of the meeting that a request is about. */
export const RequestedSheet = () => {
  const match = iriOf(useRecordContext()?.sportMatch);
  return match === null ? null : <SheetLink match={match} />;
};
