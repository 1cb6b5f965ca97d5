import { Navigate, useLocation, useParams } from 'react-router';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';
import { matchPage } from './matchPage.ts';
import type { PagePath } from './table.ts';

/** From an address without a page of its own to the first page that it stands for. */
export const LeadsOn = ({ to }: { readonly to: PagePath }) => {
  const { clubId = '', id = '' } = useParams();
  const { search, hash, state } = useLocation();
  const path = to.replace(':id', id);
  if (!matchPage(path)) return <NotFoundRedirect />;
  return <Navigate to={{ pathname: `/${clubId}/${path}`, search, hash }} state={state} replace />;
};
