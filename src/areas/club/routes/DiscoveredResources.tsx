import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Resource, ResourceDefinitionContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import { FeaturesProvider, useFeatures, usePages } from '../../../features/FeaturesContext.tsx';
import { QueryFailure } from '../../../features/QueryFailure.tsx';
import { useCollections } from '../../../features/useCollections.ts';
import { useIsWhole } from '../../../features/useWholeSpace.ts';
import { useDirectory } from '../../../fields/DirectoryContext.tsx';
import { discoverResources } from '../../../resources/discover.ts';
import { Loading } from '../../../views/page/Loading.tsx';
import { NotFoundRedirect } from './redirects.tsx';
import { resourcePages } from './resourcePages.tsx';

interface Discovery {
  /** The pages of each, `<Resource>` elements. */
  readonly pages: readonly ReactElement<{ readonly name: string }>[];
  readonly isPending: boolean;
  /** Why the collections could not be read. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** The entrypoint is needed now. */
  readonly request: () => void;
}

const DiscoveryContext = createContext<Discovery | null>(null);

interface DiscoveredResourcesProps {
  readonly children: ReactNode;
}

/**
 * Adds the collections that the server has and no file of ours names: to the menu, to the addresses and to the names of
 * related records. Not as further children of react-admin, which would draw every page anew.
 */
export const DiscoveredResources = ({ children }: DiscoveredResourcesProps) => {
  const features = useFeatures();
  const { all } = usePages();
  const directory = useDirectory();
  const [isRequested, setRequested] = useState(false);
  const isQuiet = useIsQuiet();
  const isWhole = useIsWhole();
  const { collections, isPending, error, refetch } = useCollections(isWhole || isQuiet || isRequested);
  const discovered = useMemo(() => {
    const found = discoverResources(collections, all);
    directory.add(found);
    return found;
  }, [all, collections, directory]);
  const pages = useMemo(() => resourcePages(features, discovered), [features, discovered]);
  const { register } = use(ResourceDefinitionContext);
  useEffect(() => {
    for (const page of pages) register(Resource.registerResource(page.props));
  }, [pages, register]);
  const discovery = useMemo(
    () => ({ pages, isPending, error, refetch, request: () => setRequested(true) }),
    [pages, isPending, error, refetch],
  );
  return (
    <DiscoveryContext value={discovery}>
      <FeaturesProvider features={features} discovered={discovered}>
        {children}
      </FeaturesProvider>
    </DiscoveryContext>
  );
};

/** Interval at which it is checked whether the page has all its data. */
const QUIET_MS = 2000;

/** Whether the page has once had all its data: what nobody waits for is requested after that. */
const useIsQuiet = (): boolean => {
  const client = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    const timer = setInterval(() => setQuiet(client.isFetching() === 0), QUIET_MS);
    return () => clearInterval(timer);
  }, [client, isQuiet]);
  return isQuiet;
};

/** An address that no page of ours owns: that of a collection which the server has beside them, or of nothing. */
export const DiscoveredPages = () => {
  const { pages, isPending, error, refetch, request } = use(DiscoveryContext) ?? NOTHING;
  useEffect(request, [request]);
  if (isPending) return <Loading />;
  if (error) return <QueryFailure message="app.collectionsFailed" error={error} refetch={refetch} />;
  return (
    <Routes>
      {pages.map((page) => (
        <Route key={page.props.name} path={`${page.props.name}/*`} element={page} />
      ))}
      <Route path="*" element={<NotFoundRedirect />} />
    </Routes>
  );
};

const NOTHING: Discovery = {
  pages: [],
  isPending: false,
  error: null,
  refetch: () => undefined,
  request: () => undefined,
};
