import { useMemo, type ReactNode, type Ref } from 'react';
import {
  ResourceContextProvider,
  RestoreScrollPosition,
  RouterProviderContext,
  useRouterProvider,
  type RouterLinkProps,
  type RouterProvider,
} from 'react-admin';
import { useLocation } from 'react-router';
import { toAddress } from '../../../lib/address.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { ClubAlone } from './ClubAlone.tsx';
import { NotFoundRedirect } from './redirects.tsx';
import { RequireRight } from './RequireRight.tsx';
import type { Page } from '../../../features/defineFeature.ts';
import { useHasClub } from '../../../features/clubsHere.ts';
import { useClubPath, usePage, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { rightTo } from '../../../features/toPages.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useOwner } from './useOwner.ts';

interface PageFrameProps {
  readonly page: Page;
  /** The frame around it shows the way and the record that the page belongs to. */
  readonly isFramed: boolean;
  readonly children: ReactNode;
}

/** Right, title and breadcrumb of a page. */
export const PageFrame = ({ page, isFramed, children }: PageFrameProps) => {
  const titleOf = usePageTitle();
  const clubId = useClubId();
  const here = useClubPath();
  const { owner, path = here, inner = '' } = usePage() ?? {};
  // The frame reads the record of its pages, and a page that shows the record does so itself.
  const { name } = useOwner(owner, !isFramed && !page.Page && (page.view ?? 'list') === 'list');
  const parents = useCrumbs(path, name);
  const hasClub = useHasClub();
  // The number in the address is none.
  if (page.path.includes(':') && !owner) return <NotFoundRedirect />;
  if (page.needsClub && !hasClub) return <ClubAlone page={page} />;
  const title = titleOf(page);
  return (
    <RequireRight right={rightTo(page)}>
      <ResourceContextProvider value={page.resource ?? ''}>
        <PlaceContext
          value={{
            title,
            parents: isFramed ? null : parents,
            owner: name,
            key: page.path,
            address: toAddress(clubId, path),
            inner,
            ...(page.part === undefined ? {} : { draft: page.part }),
          }}
        >
          <RestoreScrollPosition storeKey={`${page.path}.scrollPosition`}>
            <LinkOrigin>{children}</LinkOrigin>
          </RestoreScrollPosition>
        </PlaceContext>
      </ResourceContextProvider>
    </RequireRight>
  );
};

/** Links below put the current address into `location.state.from`, for the way back. */
const LinkOrigin = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouterProvider();
  const leading = useMemo(() => withOrigin(router), [router]);
  return <RouterProviderContext value={leading}>{children}</RouterProviderContext>;
};

const withOrigin = (router: RouterProvider): RouterProvider => {
  const { Link } = router;
  return {
    ...router,
    Link: function LinkWithOrigin({ state, ...props }: RouterLinkProps & { ref?: Ref<HTMLAnchorElement> }) {
      const { pathname, search } = useLocation();
      return <Link {...props} state={{ ...(state as object | undefined), from: pathname + search }} />;
    } as RouterProvider['Link'],
  };
};
