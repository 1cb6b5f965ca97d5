import { useEffect } from 'react';
import type { MappingStore } from '../../data/mappingStore.ts';
import { useServices } from '../../features/ServicesContext.tsx';

/** When an answer carries another Cache-Version, the descriptions on screen are read again. */
export const useMappingRefresh = (mappings: MappingStore): void => {
  const { headerEvents } = useServices();
  useEffect(
    () => headerEvents.subscribe(({ cacheVersion }) => void mappings.see(cacheVersion)),
    [headerEvents, mappings],
  );
};
