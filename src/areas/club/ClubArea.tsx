import CssBaseline from '@mui/material/CssBaseline';
import { useEffect, useMemo } from 'react';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  Error as BrokenPage,
  LoadingPage,
  type CoreAdminUIProps,
} from 'react-admin';
import { useParams } from 'react-router';
import { DirectoryContext } from '../../fields/DirectoryContext.tsx';
import { FileAccessContext } from '../../fields/files/FileAccessContext.tsx';
import { registry } from '../../fields/registry.tsx';
import { RegistryContext } from '../../fields/RegistryContext.tsx';
import { createI18nProvider } from '../../i18n/createI18nProvider.ts';
import { resources } from '../../resources/index.ts';
import { AccessRefused } from '../../session/AccessRefused.tsx';
import { createAuthProvider } from '../../session/createAuthProvider.ts';
import type { Session } from '../../session/Session.ts';
import { DraftsContext } from '../../views/drafts/DraftsContext.ts';
import { ClubLayout } from './layout/ClubLayout.tsx';
import { ClubScope } from './ClubScope.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { createStore } from './createStore.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import { NotFoundRedirect } from './routes/NotFoundRedirect.tsx';
import { pageRoutes } from './routes/pageRoutes.tsx';
import { resourcePages } from './routes/resourcePages.tsx';
import { rightOf } from '../../resources/rightOf.ts';
import { createRouterProvider } from './routes/createRouterProvider.tsx';
import { useServices } from '../../features/ServicesContext.tsx';
import { theme } from './layout/theme.ts';
import { ToastBridge } from './layout/ToastBridge.tsx';
import { useClubData } from './useClubData.ts';
import { useClubDrafts } from './useClubDrafts.ts';
import { useMappingRefresh } from './useMappingRefresh.ts';
import { useRightsRefresh } from './useRightsRefresh.ts';

const i18nProvider = createI18nProvider();
const pages = resourcePages(resources);
const routes = pageRoutes();

/** Not `<Admin>`, which brings a login page with its form and English texts that nobody sees here. */
const INTERFACE: CoreAdminUIProps = {
  layout: ({ children }) => (
    <ClubScope>
      <ClubLayout>{children}</ClubLayout>
    </ClubScope>
  ),
  dashboard: HomePage,
  catchAll: NotFoundRedirect,
  accessDenied: AccessRefused,
  authenticationError: AuthenticationError,
  loading: LoadingPage,
  error: BrokenPage,
  disableTelemetry: true,
  title: 'Raquette',
};

/** The protected area of one club: a react-admin application of its own, remounted when the club changes. */
export const ClubArea = () => {
  const { clubId = '' } = useParams();
  return <ClubAdmin key={clubId} clubId={clubId} />;
};

const ClubAdmin = ({ clubId }: { readonly clubId: string }) => {
  const services = useServices();
  const { dataProvider, mappings, directory, fileAccess } = useClubData(services);
  const club = useMemo(
    () => ({
      queryClient: createQueryClient(() => services.session.getState().status === 'loggedIn'),
      store: createStore(clubId, accountOf(services.session)),
      routerProvider: createRouterProvider(directory),
      authProvider: createAuthProvider(services.session, { clubId: () => Number(clubId), rightOf }),
    }),
    [clubId, directory, services],
  );
  const drafts = useClubDrafts(services, clubId);
  useMappingRefresh(mappings, club.queryClient);
  useRightsRefresh(club.queryClient);
  useEffect(
    () => () => {
      // Cleared in the cleanup itself, the observers of the leaving pages would keep the client alive.
      setTimeout(() => club.queryClient.clear(), 0);
    },
    [club],
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
              <CoreAdminUI {...INTERFACE}>
                {pages}
                <CustomRoutes>{routes}</CustomRoutes>
              </CoreAdminUI>
              <ToastBridge />
            </AdminContext>
          </FileAccessContext>
        </DraftsContext>
      </RegistryContext>
    </DirectoryContext>
  );
};

/** Whose browser storage this is; the area is entered with a session only. */
const accountOf = (session: Session): string => {
  const state = session.getState();
  return state.status === 'loggedIn' ? (state.user.account ?? state.user.username) : '';
};
