import { Navigate, useLocation } from 'react-router';
import { usePages } from '../../../features/FeaturesContext.tsx';
import { toAddress } from '../../../lib/address.ts';
import { useClubId, useRecordId } from '../../../session/useRouteIds.ts';

/** An address of the club area that no page owns. */
export const NotFoundRedirect = () => <Navigate to="/not-found" replace />;

/** Redirects the address of a section to its first page. */
export const SectionRedirect = ({ to }: { readonly to: string }) => {
  const clubId = useClubId();
  const id = useRecordId();
  const { search, hash, state } = useLocation();
  const { match } = usePages();
  const path = to.replace(':id', id);
  if (!match(path)) return <NotFoundRedirect />;
  return <Navigate to={{ pathname: toAddress(clubId, path), search, hash }} state={state} replace />;
};
