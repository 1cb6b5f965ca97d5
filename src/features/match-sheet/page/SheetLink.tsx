import { useRecordContext } from 'react-admin';
import { iriOf } from '../../../lib/iri.ts';
import { PageLink } from '../../PageLink.tsx';

interface SheetLinkProps {
  /** IRI of the meeting; absent, that of the address. */
  readonly match?: string;
  /** Accessible name, where the page has several such links. */
  readonly name?: string;
}

/** Opens the sheet of a meeting. */
export const SheetLink = ({ match, name }: SheetLinkProps) => (
  <PageLink path="sport-matches/:id/sheet" label="sheet.open" iri={match} name={name} />
);

/** Opens the sheet of the meeting that a request is about. */
export const RequestedSheet = () => {
  const match = iriOf(useRecordContext()?.sportMatch);
  return match === null ? null : <SheetLink match={match} />;
};
