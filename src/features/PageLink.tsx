import type { MessageKey } from '../i18n/MessageKey.ts';
import Button from '@mui/material/Button';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Link } from 'react-router';
import { idOf } from '../lib/iri.ts';
import { toAddress } from '../lib/address.ts';
import { useClubId, useRecordId } from '../session/useRouteIds.ts';

interface PageLinkProps {
  /** Path of the page, `participants/:id/pass`. */
  readonly path: string;
  readonly label: MessageKey;
  /** IRI of the record; absent, that of the address. */
  readonly iri?: string | undefined;
  /** Accessible name, where the label is on the page more than once. */
  readonly name?: string | undefined;
}

/** Button to a page of a record. */
export const PageLink = ({ path, label, iri, name }: PageLinkProps) => {
  const translate = useTranslate();
  const clubId = useClubId();
  const here = useRecordId();
  const id = iri === undefined ? here : idOf(iri);
  if (!id) return null;
  return (
    <Button component={Link} to={toAddress(clubId, path, { id })} aria-label={name}>
      {translate(label)}
    </Button>
  );
};

/** Action that opens a page of the record in the address. */
export const pageLink = (path: string, label: MessageKey) => () => <PageLink path={path} label={label} />;
