import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { render, type RenderOptions } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  RecordContextProvider,
  ResourceContextProvider,
  type RaRecord,
  type RouterProvider as AdminRouterProvider,
  type Store,
} from 'react-admin';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createDirectory, type ResourceDefinition } from '../../src/data/ResourceDefinition.ts';
import { FeaturesProvider } from '../../src/features/FeaturesContext.tsx';
import { DirectoryContext } from '../../src/fields/DirectoryContext.tsx';
import { registry } from '../../src/fields/registry.tsx';
import { RegistryContext } from '../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from './frenchTexts.ts';
import { createToasts, type Toasts } from '../../src/ui/toasts/createToasts.ts';
import { ToastHost } from '../../src/ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../../src/ui/toasts/ToastsContext.tsx';
import { createPlainStyles } from './createPlainStyles.ts';
import { stubBrowser } from './screens/stubBrowser.ts';

interface ClubOptions {
  /** The methods that are called; the others are not there. */
  readonly dataProvider?: object;
  readonly queryClient?: QueryClient;
  readonly store?: Store;
  readonly toasts?: Toasts;
  readonly routerProvider?: AdminRouterProvider;
  /** The resources that links and relations know; the players alone when absent. */
  readonly resources?: readonly ResourceDefinition[];
  /** Resource and record of the contexts around the piece. */
  readonly resource?: string;
  readonly record?: RaRecord | undefined;
  /** Address, with what the history holds beside it. */
  readonly at?: InitialEntry;
  /** Pattern of the piece's own addresses; all others show the heading 'Ailleurs'. */
  readonly route?: string;
  readonly onCaughtError?: RenderOptions['onCaughtError'];
}

const PLAYERS = [
  { name: 'players', entity: 'player', path: '/players', recordRepresentation: ['name'], search: 'name' },
];

/** Renders a piece of the club area among all that the area gives to its pages: no session, no server. */
export const renderInClub = (
  children: ReactNode,
  {
    dataProvider,
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store = memoryStore(),
    toasts = createToasts(),
    routerProvider,
    resources = PLAYERS,
    resource,
    record,
    at = '/',
    route = '*',
    onCaughtError,
  }: ClubOptions = {},
) => {
  stubBrowser();
  const inRecord =
    record === undefined ? (
      children
    ) : (
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    );
  const inResource =
    resource === undefined ? (
      inRecord
    ) : (
      <ResourceContextProvider value={resource}>{inRecord}</ResourceContextProvider>
    );
  const element: ReactElement = (
    <AdminContext
      i18nProvider={createI18nProvider()}
      queryClient={queryClient}
      store={store}
      {...(dataProvider && { dataProvider: dataProvider as never })}
      {...(routerProvider && { routerProvider })}
    >
      {inResource}
    </AdminContext>
  );
  const elsewhere = { path: '*', element: <h1>Ailleurs</h1> };
  const router = createMemoryRouter(
    route === '*' ? [{ path: '*', element }] : [{ path: route, element }, elsewhere],
    {
      initialEntries: [at],
    },
  );
  const view = render(
    <CacheProvider value={createPlainStyles()}>
      <ToastsProvider toasts={toasts}>
        <DirectoryContext value={createDirectory(resources)}>
          <RegistryContext value={registry}>
            <FeaturesProvider features={[]}>
              <RouterProvider router={router} />
            </FeaturesProvider>
          </RegistryContext>
        </DirectoryContext>
        <ToastHost />
      </ToastsProvider>
    </CacheProvider>,
    { ...(onCaughtError && { onCaughtError }) },
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    queryClient,
    store,
    goTo: (path: string) => router.navigate(path),
    path: () => router.state.location.pathname,
    address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
  };
};
