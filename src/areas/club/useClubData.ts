import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createDataProvider, type AppDataProvider } from '../../data/createDataProvider.ts';
import { createFileAccess, type FileAccess } from '../../data/createFileAccess.ts';
import { createMappingStore, type MappingStore } from '../../data/mappingStore.ts';
import { createDirectory, type ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { resources } from '../../resources/index.ts';
import type { Services } from '../../features/ServicesContext.tsx';

interface ClubData {
  readonly dataProvider: AppDataProvider;
  readonly mappings: MappingStore;
  readonly directory: ResourceDirectory;
  readonly fileAccess: FileAccess;
}

/** The data layer of the club area, wired once per club. */
export const useClubData = (
  { session, transport, entrypoint }: Services,
  queryClient: QueryClient,
): ClubData => {
  return useMemo(() => {
    const directory = createDirectory(resources);
    const mappings = createMappingStore(transport, () => accountOf(session), queryClient);
    return {
      directory,
      mappings,
      fileAccess: createFileAccess(transport, entrypoint),
      dataProvider: createDataProvider({
        transport,
        mappings,
        queryClient,
        resources,
        directory,
        entrypoint,
      }),
    };
  }, [session, transport, entrypoint, queryClient]);
};

const accountOf = (session: Services['session']): string => {
  const state = session.getState();
  return state.status === 'loggedIn' ? (state.user.account ?? state.user.username) : '';
};
