import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MappingStore } from '../../data/mappingStore.ts';
import { useServices } from '../../features/ServicesContext.tsx';

/** When an answer carries another Cache-Version, the descriptions on screen are read again. */
export const useMappingRefresh = (mappings: MappingStore, client: QueryClient): void => {
  const { headerEvents } = useServices();
  useEffect(
    () =>
      headerEvents.subscribe(({ cacheVersion }) => {
        if (mappings.see(cacheVersion)) void client.invalidateQueries({ queryKey: ['description'] });
      }),
    [headerEvents, mappings, client],
  );
};
