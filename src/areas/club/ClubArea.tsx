import type { OpenMessageKey } from '../../i18n/MessageKey.ts';
import '@mui/x-date-pickers/themeAugmentation';
import CssBaseline from '@mui/material/CssBaseline';
import { useEffect, useMemo, type FunctionComponent, type ReactElement, useState } from 'react';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as ErrorPage,
  LoadingPage,
  type CoreAdminUIProps,
  useNotificationContext,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { Navigate } from 'react-router';
import { readVersion } from '../../data/cacheVersion.ts';
import type { CopiedQuery } from '../../data/copy/createLocalCopy.ts';
import { restoreQueries } from '../../data/copy/unconfirmed.ts';
import type { Feature } from '../../features/defineFeature.ts';
import { features as allFeatures } from '../../features/features.ts';
import { FeaturesProvider, useOpenPages } from '../../features/FeaturesContext.tsx';
import { useServices, type Services } from '../../features/ServicesContext.tsx';
import { DirectoryContext } from '../../fields/DirectoryContext.tsx';
import { FileAccessContext } from '../../fields/files/FileAccessContext.tsx';
import { registry } from '../../fields/registry.tsx';
import { RegistryContext } from '../../fields/RegistryContext.tsx';
import { createI18nProvider } from '../../i18n/createI18nProvider.ts';
import { toAddress } from '../../lib/address.ts';
import { rightOf } from '../../resources/rightOf.ts';
import { AccessRefused } from '../../session/AccessRefused.tsx';
import { accountOf } from '../../session/SessionState.ts';
import { createAuthProvider } from '../../session/createAuthProvider.ts';
import { useClubId } from '../../session/useRouteIds.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { DraftsContext } from '../../views/drafts/DraftsContext.ts';
import { ClubScope } from './ClubScope.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { createStore } from './createStore.ts';
import { theme } from './layout/clubTheme.ts';
import { ClubLayout } from './layout/ClubLayout.tsx';
import { createRouterProvider } from './routes/createRouterProvider.tsx';
import { DiscoveredPages, DiscoveredResources } from './routes/DiscoveredResources.tsx';
import { pageRoutes } from './routes/pageRoutes.tsx';
import { resourcePages } from './routes/resourcePages.tsx';
import { useClubData, useRightsRefresh } from './useClubData.ts';

const i18nProvider = createI18nProvider();

/** Not `<Admin>`, whose login page and English texts are unused here. */
const INTERFACE: CoreAdminUIProps = {
  layout: ({ children }) => (
    <ClubScope>
      <ClubLayout>{children}</ClubLayout>
    </ClubScope>
  ),
  catchAll: DiscoveredPages,
  accessDenied: AccessRefused,
  authenticationError: AuthenticationError,
  loading: LoadingPage,
  error: ErrorPage,
  disableTelemetry: true,
  title: 'Raquette',
};

interface ClubAreaProps {
  readonly features?: readonly Feature[];
}

/** The protected area of one club: a react-admin application of its own, remounted when the club changes. */
export const ClubArea = ({ features = allFeatures }: ClubAreaProps) => {
  const clubId = useClubId();
  return (
    <FeaturesProvider features={features}>
      <ClubOnDevice key={clubId} clubId={clubId} routes={routesOf(features)} />
    </FeaturesProvider>
  );
};

/** Reads the club's data on the device before anything is drawn of it. */
const ClubOnDevice = (club: Omit<ClubAdminProps, 'kept'>) => {
  const kept = useCopy(useServices(), club.clubId);
  return kept && <ClubAdmin {...club} kept={kept} />;
};

interface Routes {
  readonly Home: FunctionComponent;
  readonly resources: readonly ReactElement[];
  readonly pages: readonly ReactElement[];
}

/** Made once for a list of features: a route that is made anew loads its view anew. */
const made = new WeakMap<readonly Feature[], Routes>();

const routesOf = (features: readonly Feature[]): Routes => {
  const routes = made.get(features) ?? {
    Home: features.find(({ Home }) => Home)?.Home ?? FirstPage,
    resources: resourcePages(features),
    pages: pageRoutes(features),
  };
  made.set(features, routes);
  return routes;
};

/** Home of a club without a home page: the first page of the menu that the account may open. */
const FirstPage = () => {
  const clubId = useClubId();
  const [first] = useOpenPages();
  return first ? <Navigate to={toAddress(clubId, first.path)} replace /> : <AccessRefused />;
};

interface ClubAdminProps {
  readonly clubId: string;
  readonly routes: Routes;
  readonly kept: readonly CopiedQuery[];
}

const ClubAdmin = ({ clubId, routes, kept }: ClubAdminProps) => {
  const services = useServices();
  const queryClient = useMemo(() => {
    const client = createQueryClient(() => services.session.getState().status === 'loggedIn');
    restoreQueries(client, kept, readVersion() !== null);
    return client;
  }, [services, kept]);
  const { dataProvider, directory, fileAccess, drafts } = useClubData(services, queryClient, clubId);
  const club = useMemo(
    () => ({
      queryClient,
      store: createStore(clubId, accountOf(services.session.getState()) ?? ''),
      routerProvider: createRouterProvider(directory),
      authProvider: createAuthProvider(services.session, { clubId: () => Number(clubId), rightOf }),
    }),
    [clubId, directory, queryClient, services],
  );
  // The same element at every address: react-admin registers resources anew for other children, and draws the area twice more.
  const pages = useMemo(
    () => (
      <CoreAdminUI {...INTERFACE} dashboard={routes.Home}>
        {routes.resources}
        <CustomRoutes>{routes.pages}</CustomRoutes>
      </CoreAdminUI>
    ),
    [routes],
  );
  useRightsRefresh(queryClient);
  useEffect(
    () => () => {
      // Cleared in the cleanup itself, the observers of the leaving pages would keep the client alive.
      setTimeout(() => queryClient.clear(), 0);
    },
    [queryClient],
  );
  return (
    <DirectoryContext value={directory}>
      <RegistryContext value={registry}>
        <DraftsContext value={drafts}>
          <FileAccessContext value={fileAccess}>
            <AdminContext
              basename={`/${clubId}`}
              dataProvider={dataProvider}
              i18nProvider={i18nProvider}
              theme={theme}
              darkTheme={null}
              {...club}
            >
              <CssBaseline enableColorScheme />
              <DiscoveredResources>{pages}</DiscoveredResources>
              <ToastBridge />
            </AdminContext>
          </FileAccessContext>
        </DraftsContext>
      </RegistryContext>
    </DirectoryContext>
  );
};

/** Shows react-admin's notifications as toasts. */
const ToastBridge = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const toasts = useToasts();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    // A key of react-admin's own, or a sentence.
    const text = translate(notification.message as OpenMessageKey, {
      _: notification.message,
      ...notification.notificationOptions?.messageArgs,
    });
    toasts.show({ text, kind: notification.type === 'warning' ? 'info' : notification.type });
  }, [notifications, takeNotification, toasts, translate]);
  return null;
};

/**
 * The last data of the club, before any request; null until it is read. It goes into the cache of the area, which
 * keeps what the server answers from then on.
 */
const useCopy = ({ copy, copyOwner }: Services, clubId: string): readonly CopiedQuery[] | null => {
  const [kept, setKept] = useState<readonly CopiedQuery[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    const read = async (): Promise<void> => {
      const owner = copyOwner(clubId);
      const queries = owner ? await copy.read(owner) : [];
      if (!isLeft) setKept(queries);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [copy, copyOwner, clubId]);
  return kept;
};
