import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFileAccess } from './FileAccessContext.tsx';
import { fromDataUri } from '../../lib/dataUri.ts';
import type { FileValue } from './fileValue.ts';

/** A stored file that nobody shows any more is forgotten after this long. */
const KEPT_MS = 60_000;

/**
 * The content of a file: that of a new one stands in the form, that of a stored one is read from the API once it is
 * `wanted`. Null until it is there, and for files of other hosts.
 */
export const useFileContent = ({ base64File, url }: FileValue, wanted: boolean): Blob | null => {
  const access = useFileAccess();
  const added = useMemo(() => (base64File === null ? null : fromDataUri(base64File)), [base64File]);
  const { data } = useQuery({
    queryKey: ['file', url],
    queryFn: ({ signal }) => access.read(url ?? '', signal),
    enabled: wanted && added === null && url !== null && access.isOwn(url),
    gcTime: KEPT_MS,
    staleTime: Infinity,
  });
  return added ?? data ?? null;
};
