import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useEffect } from 'react';
import { createDataProvider, type AppDataProvider } from '../../data/createDataProvider.ts';
import { createFileAccess, type FileAccess } from '../../data/createFileAccess.ts';
import { createMappingStore, type MappingStore } from '../../data/mappingStore.ts';
import { createDirectory, type ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { createTransport } from '../../http/createTransport.ts';
import { withPrefetch, type EarlyRead, type PrefetchingTransport } from '../../http/withPrefetch.ts';
import { resources } from '../../resources/index.ts';
import { type Services, useServices } from '../../features/ServicesContext.tsx';
import { WHOLE } from '../../session/parseAccesses.ts';
import { accountOf } from '../../session/SessionState.ts';
import type { Drafts } from '../../views/drafts/DraftsContext.ts';

interface ClubData {
  readonly transport: PrefetchingTransport;
  /** Asked before the area was there. */
  readonly early: EarlyRead | null;
  readonly dataProvider: AppDataProvider;
  readonly mappings: MappingStore;
  readonly directory: ResourceDirectory;
  readonly fileAccess: FileAccess;
}

/** The data layer of the club area, wired once per club. */
export const useClubData = (
  { session, transport: asking, entrypoint, headerEvents, calls, takeEarly }: Services,
  queryClient: QueryClient,
  clubId: string,
): ClubData => {
  return useMemo(() => {
    const directory = createDirectory(resources);
    const early = takeEarly();
    const transport = withPrefetch({
      transport: asking,
      // No page waits for it yet: it neither ends the session nor opens a dialog, and outlives the page before.
      send: createTransport({
        apiUrl: entrypoint,
        token: session.getToken,
        code: session.getCode,
        onHeaders: (headers) => headerEvents.emit(headers),
        calls,
      }),
      epoch: session.epoch,
      early,
    });
    const mappings = createMappingStore(
      transport,
      () => accountOf(session.getState()) ?? '',
      queryClient,
      Number(clubId) === WHOLE,
    );
    return {
      transport,
      early,
      directory,
      mappings,
      fileAccess: createFileAccess(transport, entrypoint),
      dataProvider: createDataProvider({
        transport,
        mappings,
        queryClient,
        directory,
        entrypoint,
      }),
    };
  }, [session, asking, entrypoint, headerEvents, calls, takeEarly, queryClient, clubId]);
};

/** Drafts of the account that opened the club; they stay its own even when the session ends meanwhile. */
export const useClubDrafts = ({ session, drafts }: Services, clubId: string): Drafts | null =>
  useMemo(() => {
    const account = accountOf(session.getState());
    if (account === null) return null;
    const at = (place: string): string => `${clubId} ${place}`;
    return {
      read: (place) => drafts.read(account, at(place)),
      write: (place, values, base) => drafts.write(account, at(place), values, base),
      remove: (place) => drafts.remove(account, at(place)),
    };
  }, [session, drafts, clubId]);

/** When an answer carries another Cache-Version, the descriptions on screen are read again. */
export const useMappingRefresh = ({
  mappings,
  transport,
}: Pick<ClubData, 'mappings' | 'transport'>): void => {
  const { headerEvents } = useServices();
  useEffect(
    () =>
      headerEvents.subscribe(({ cacheVersion }) => {
        if (mappings.see(cacheVersion)) transport.forget();
      }),
    [headerEvents, mappings, transport],
  );
};

/** The session reads rights again after a reload; react-admin's cached answers follow. */
export const useRightsRefresh = (client: QueryClient): void => {
  const { session } = useServices();
  useEffect(
    () => session.subscribe(() => void client.invalidateQueries({ queryKey: ['auth'] })),
    [session, client],
  );
};
