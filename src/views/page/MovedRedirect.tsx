import { Navigate, useCreatePath, useLocation, useResourceContext, type RaRecord } from 'react-admin';
import { isSameRecord } from '../../lib/iri.ts';

/** Address of a record that is known by a former one, since it was given another identifier; null for all others. */
export const movedTo = (record: RaRecord | undefined): string | null => {
  const address: unknown = record?.['@id'];
  return typeof address === 'string' && !isSameRecord(address, String(record?.id)) ? address : null;
};

/** Leads from the page of a record at its former address to the same page at its own. */
export const MovedRedirect = ({ to }: { readonly to: string }) => {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { pathname, state } = useLocation();
  const type = pathname.endsWith('/show') ? 'show' : 'edit';
  return <Navigate to={createPath({ resource, id: to, type })} state={state} replace />;
};
