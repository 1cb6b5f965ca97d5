import { useGetOne, type RaRecord } from 'react-admin';
import { useDirectory } from '../../../fields/DirectoryContext.tsx';
import { labelOf } from '../../../fields/labelOf.ts';
import type { Match } from '../../../features/toPages.ts';

interface Owner {
  readonly record: RaRecord | undefined;
  /** Empty while it is read. */
  readonly name: string | undefined;
  /** Why nothing is known of it. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The record whose page the address is. A page that shows the record itself reads it: `isRead` is false then. */
export const useOwner = (owner: Match['owner'] | undefined, isRead: boolean): Owner => {
  const definition = useDirectory().byName(owner?.resource ?? '');
  const { data, error, isLoading, refetch } = useGetOne(
    owner?.resource ?? '',
    { id: owner?.iri ?? '' },
    // The page says what failed, not react-admin's own notification.
    { enabled: Boolean(owner) && isRead, onError: () => undefined },
  );
  const record: RaRecord | undefined = owner ? data : undefined;
  return {
    record,
    name: record ? labelOf(record, definition) : isLoading ? '' : undefined,
    error: owner && !record ? error : null,
    retry: () => void refetch(),
  };
};
