import { Navigate, useLocation, useParams } from 'react-router';
import { usePages } from '../../../features/FeaturesContext.tsx';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';

/** Redirects the address of a section to its first page. */
export const SectionRedirect = ({ to }: { readonly to: string }) => {
  const { clubId = '', id = '' } = useParams();
  const { search, hash, state } = useLocation();
  const { match } = usePages();
  const path = to.replace(':id', id);
  if (!match(path)) return <NotFoundRedirect />;
  return <Navigate to={{ pathname: `/${clubId}/${path}`, search, hash }} state={state} replace />;
};
