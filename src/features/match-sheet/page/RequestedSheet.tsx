import { useRecordContext } from 'react-admin';
import { iriOf } from '../../../lib/iri.ts';
import { SheetLink } from './SheetLink.tsx';

/** Opens the sheet of the meeting that a request is about. */
export const RequestedSheet = () => {
  const match = iriOf(useRecordContext()?.sportMatch);
  return match === null ? null : <SheetLink match={match} />;
};
