import { type ReactNode } from 'react';
import { ResourceContextProvider, RestoreScrollPosition } from 'react-admin';
import { useParams } from 'react-router';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';
import { RequireRight } from './RequireRight.tsx';
import { LeadsBack } from './LeadsBack.tsx';
import { rightTo } from './rightTo.ts';
import type { Page } from './table.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useOwner } from './useOwner.ts';
import { useClubPath, usePage } from './usePage.ts';
import { usePageTitle } from './usePageTitle.ts';

interface PageAtProps {
  readonly page: Page;
  /** The frame around it shows the way and the record that the page belongs to. */
  readonly isFramed: boolean;
  readonly children: ReactNode;
}

/** A view at an address of its own: its right, its title and the way to it. */
export const PageAt = ({ page, isFramed, children }: PageAtProps) => {
  const titleOf = usePageTitle();
  const { clubId = '' } = useParams();
  const here = useClubPath();
  const { owner, path = here, inner = '' } = usePage() ?? {};
  // The frame reads the record of its pages, and a page that shows the record does so itself.
  const { name } = useOwner(owner, !isFramed && (page.shows ?? 'list') === 'list');
  const parents = useCrumbs(path, name);
  // The number in the address is none.
  if (page.path.includes(':') && !owner) return <NotFoundRedirect />;
  const title = titleOf(page);
  return (
    <RequireRight right={rightTo(page)}>
      <ResourceContextProvider value={page.resource}>
        <PlaceContext
          value={{
            title,
            parents: isFramed ? null : parents,
            owner: name,
            key: page.path,
            address: `/${clubId}/${path}`,
            inner,
            ...(page.part === undefined ? {} : { draft: page.part }),
          }}
        >
          <RestoreScrollPosition storeKey={`${page.path}.scrollPosition`}>
            <LeadsBack>{children}</LeadsBack>
          </RestoreScrollPosition>
        </PlaceContext>
      </ResourceContextProvider>
    </RequireRight>
  );
};
