import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Store } from 'react-admin';
import type { MappingStore } from '../../../data/mappingStore.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import type { ResourceDirectory } from '../../../data/ResourceDefinition.ts';
import { useFeatures, usePages } from '../../../features/FeaturesContext.tsx';
import { useServices } from '../../../features/ServicesContext.tsx';
import { toPages } from '../../../features/toPages.ts';
import { collectionsQuery, hasCollection } from '../../../features/useCollections.ts';
import { SEASONS, seasonsQuery } from '../../../features/useSeasons.ts';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import type { EarlyRead, PrefetchingTransport } from '../../../http/withPrefetch.ts';
import { toIri } from '../../../lib/iri.ts';
import { discoverResources } from '../../../resources/discover.ts';
import { currentSeason } from '../../../rules/season.ts';
import { toScope } from '../ClubScope.tsx';
import { createPrefetcher } from './createPrefetcher.ts';
import type { Prefetcher } from './useLinkPrefetch.ts';

interface Data {
  readonly transport: PrefetchingTransport;
  readonly early: EarlyRead | null;
  readonly mappings: MappingStore;
  readonly directory: ResourceDirectory;
  readonly dataProvider: AppDataProvider;
  readonly queryClient: QueryClient;
  readonly store: Pick<Store, 'getItem' | 'setItem'>;
}

/** What asks ahead for the pages of a club; it begins with the page that is being opened. */
export const usePrefetcher = (
  clubId: string,
  { transport, early, mappings, directory, dataProvider, queryClient, store }: Data,
): Prefetcher => {
  const services = useServices();
  const { session, entrypoint } = services;
  const features = useFeatures();
  const pages = usePages();
  const isWhole = useIsWhole();
  const prefetcher = useMemo(
    () =>
      createPrefetcher({
        clubId,
        isWhole,
        session,
        transport,
        early,
        mappings,
        directory,
        entrypoint,
        queryClient,
        store,
        features,
        pages,
      }),
    [
      clubId,
      isWhole,
      session,
      transport,
      early,
      mappings,
      directory,
      entrypoint,
      queryClient,
      store,
      features,
      pages,
    ],
  );
  useEffect(() => {
    const { pathname, search } = globalThis.location;
    prefetcher.open(pathname);
    // The address of a page to read may lead on to another, which cancels what was asked: it would be asked twice.
    if (search !== '' || pathname.endsWith('/show')) return;
    const open = async (): Promise<void> => {
      const collections = isWhole ? await queryClient.fetchQuery(collectionsQuery(dataProvider)) : [];
      const discovered = discoverResources(collections, pages.all);
      directory.add(discovered);
      if (discovered.length > 0) prefetcher.know(toPages(features, discovered), pathname);
      const seasons = hasCollection(collections, SEASONS)
        ? await queryClient.fetchQuery(seasonsQuery(services))
        : [];
      const club = isWhole ? null : { '@id': toIri('/clubs', clubId) };
      await prefetcher.start({ pathname, scope: toScope(club, currentSeason(seasons, new Date())) });
    };
    // Without seasons the page tells what is missing.
    void open().catch(() => undefined);
  }, [prefetcher, queryClient, services, clubId, isWhole, dataProvider, directory, features, pages]);
  return prefetcher;
};
