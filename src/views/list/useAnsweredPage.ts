import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import type { ListMeta } from '../../data/hydra.ts';

/**
 * Turns to the page that the server answered where the one asked for is past its last one. Only backwards, so that no
 * server leads a list around for ever.
 */
export const useAnsweredPage = (): void => {
  const { page, setPage, meta, isFetching, isPlaceholderData } = useListContext();
  const answered = (meta as Partial<ListMeta> | undefined)?.page ?? page;
  const isPast = !isFetching && !isPlaceholderData && answered < page;
  useEffect(() => {
    if (isPast) setPage(answered);
    // react-admin's setter changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isPast, answered]);
};
