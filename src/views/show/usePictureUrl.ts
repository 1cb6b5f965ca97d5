import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useSyncExternalStore } from 'react';
import { FileAccessContext } from '../../fields/files/FileAccessContext.tsx';
import { fromFileValue } from '../../fields/files/fileValue.ts';
import { toShowable } from '../../fields/files/toShowable.ts';

/** Address of a stored picture in memory; null while it is read, and for what is none or cannot be shown. */
export const usePictureUrl = (value: unknown): string | null => {
  const access = use(FileAccessContext);
  const url = fromFileValue(value)?.url ?? null;
  const { data: picture = null } = useQuery({
    queryKey: ['picture', url],
    queryFn: async ({ signal }) => toShowable((await access?.read(url ?? '', signal)) ?? new Blob()),
    enabled: url !== null && access?.isOwn(url) === true,
    staleTime: Infinity,
    retry: false,
  });
  const objectUrl = useMemo(() => holdUrl(picture), [picture]);
  return useSyncExternalStore(objectUrl.subscribe, objectUrl.read);
};

/** The address lives as long as somebody shows it. */
const holdUrl = (picture: Blob | null) => {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (onChange: () => void) => {
      if (!picture) return () => undefined;
      url = URL.createObjectURL(picture);
      onChange();
      return () => {
        if (url !== null) URL.revokeObjectURL(url);
        url = null;
      };
    },
  };
};
