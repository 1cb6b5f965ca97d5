import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useEffect } from 'react';
import type { CopyOwner } from '../../data/copy/createLocalCopy.ts';
import { keepQueries } from '../../data/copy/keepQueries.ts';
import { createDataProvider } from '../../data/createDataProvider.ts';
import { createFileAccess } from '../../data/createFileAccess.ts';
import { createMappingStore, type MappingStore } from '../../data/mappingStore.ts';
import { createDirectory } from '../../data/ResourceDefinition.ts';
import { resources } from '../../resources/index.ts';
import { type Services, useServices } from '../../features/ServicesContext.tsx';
import { useUser } from '../../session/SessionContext.tsx';
import { WHOLE } from '../../session/parseAccesses.ts';
import { accountOf, userOf } from '../../session/SessionState.ts';
import type { Drafts } from '../../views/drafts/DraftsContext.ts';

/** The data layer of the club area, wired once per club, with what it keeps on the device. */
export const useClubData = (services: Services, queryClient: QueryClient, clubId: string) => {
  const { transport, entrypoint } = services;
  useKeptQueries(services, queryClient, clubId);
  const data = useMemo(() => {
    const directory = createDirectory(resources);
    const mappings = createMappingStore(transport, queryClient, Number(clubId) === WHOLE);
    return {
      directory,
      mappings,
      fileAccess: createFileAccess(transport, entrypoint),
      dataProvider: createDataProvider({ transport, mappings, queryClient, directory, entrypoint }),
    };
  }, [transport, entrypoint, queryClient, clubId]);
  const drafts = useClubDrafts(services, clubId);
  useMappingRefresh(services, data.mappings);
  return { ...data, drafts };
};

/** Keeps on the device what the server answers, as long as the account has the rights that it was read with. */
const useKeptQueries = (services: Services, client: QueryClient, clubId: string): void => {
  const { session, copy, copyOwner, headerEvents } = services;
  const rights = JSON.stringify(useUser());
  useEffect(() => {
    const owner = (): CopyOwner | null =>
      JSON.stringify(userOf(session.getState())) === rights ? copyOwner(clubId) : null;
    return keepQueries({ client, copy, owner, headerEvents });
  }, [client, session, copy, copyOwner, clubId, headerEvents, rights]);
};

/**
 * Drafts of the account that opened the club; they stay its own even when the session ends meanwhile. A logout destroys
 * them: the page that it closes writes none any more, in whatever tab.
 * @internal
 */
export const useClubDrafts = (
  { session, drafts }: Pick<Services, 'session' | 'drafts'>,
  clubId: string,
): Drafts | null =>
  useMemo(() => {
    const account = accountOf(session.getState());
    if (account === null) return null;
    const at = (place: string): string => `${clubId} ${place}`;
    const isDestroyed = (): boolean => {
      const state = session.getState();
      return state.status === 'loggedOut' && (state.reason === 'voluntary' || state.reason === 'elsewhere');
    };
    return {
      read: (place) => drafts.read(account, at(place)),
      write: async (place, values, base) => {
        if (!isDestroyed()) await drafts.write(account, at(place), values, base);
      },
      remove: (place) => drafts.remove(account, at(place)),
    };
  }, [session, drafts, clubId]);

/** When an answer carries another Cache-Version, the descriptions on screen are read again. */
const useMappingRefresh = ({ headerEvents }: Services, mappings: MappingStore): void =>
  useEffect(
    () => headerEvents.subscribe(({ cacheVersion }) => mappings.see(cacheVersion)),
    [headerEvents, mappings],
  );

/** The session reads rights again after a reload; react-admin's cached answers follow. */
export const useRightsRefresh = (client: QueryClient): void => {
  const { session } = useServices();
  useEffect(
    () => session.subscribe(() => void client.invalidateQueries({ queryKey: ['auth'] })),
    [session, client],
  );
};
