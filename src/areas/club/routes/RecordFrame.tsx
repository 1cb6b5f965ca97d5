import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useClubId, useRecordId } from '../../../session/useRouteIds.ts';
import { Breadcrumb } from '../../../views/page/Breadcrumb.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import { shownInPlace } from '../../../ui/shownInPlace.ts';
import { RecordFailure } from '../../../views/page/RecordFailure.tsx';
import { NotFoundRedirect } from './redirects.tsx';
import { RequireRight } from './RequireRight.tsx';
import { useMayOpen, usePage, usePageTitle, usePages } from '../../../features/FeaturesContext.tsx';
import { rightTo, type Match } from '../../../features/toPages.ts';
import { typography } from '../../../i18n/typography.ts';
import { TabLinks } from '../../../views/page/TabLinks.tsx';
import { toAddress } from '../../../lib/address.ts';
import { toTabs, type Tab } from './toTabs.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useOwner } from './useOwner.ts';

interface RecordFrameProps {
  /** The head of the record, which it finds in its context. */
  readonly head: ReactElement;
  readonly children: ReactNode;
}

/** Around the pages of a record: the way to it, its head, and its pages as tabs. It stays while the tabs change. */
export const RecordFrame = ({ head, children }: RecordFrameProps) => {
  const match = usePage();
  if (!match?.owner) return <NotFoundRedirect />;
  return (
    <RequireRight right={rightTo(match.page)}>
      <Frame page={match.page} owner={match.owner} path={match.path} head={head}>
        {children}
      </Frame>
    </RequireRight>
  );
};

interface FrameProps extends Pick<Match, 'page' | 'path'>, RecordFrameProps {
  readonly owner: NonNullable<Match['owner']>;
}

const Frame = ({ page, owner, path, head, children }: FrameProps) => {
  const titleOf = usePageTitle();
  const { record, name, error, retry } = useOwner(owner, true);
  const parents = useCrumbs(path, name);
  const edit = useFormAddress(owner.resource);
  if (error) return <RecordFailure error={error} parents={parents.slice(0, 1)} onRetry={retry} />;
  const isShown = page.view === 'show';
  return (
    <>
      {/* The name of a record that is being read is not known yet. */}
      <Breadcrumb parents={parents} title={isShown ? name || '…' : titleOf(page)} />
      <Box sx={HEAD}>
        <ResourceContextProvider value={owner.resource}>
          <PlaceContext value={{ parents: null, ...(!isShown && { owner: name }), ...(edit && { edit }) }}>
            <RecordContextProvider value={record}>
              {record ? (
                head
              ) : (
                <div data-reading>
                  <Loading />
                </div>
              )}
            </RecordContextProvider>
          </PlaceContext>
        </ResourceContextProvider>
      </Box>
      <Box sx={{ mb: 2 }}>
        <Tabs page={page} owner={owner} />
      </Box>
      <div>{children}</div>
    </>
  );
};

/** As high as a usual head until it is read. */
const HEAD = {
  '&:has([data-reading])': { minHeight: { xs: 336, sm: 148 } },
  ...shownInPlace('[data-reading]'),
} as const;

/** The form of the whole record, among its pages. */
const useFormAddress = (resource: string): string | undefined => {
  const clubId = useClubId();
  const id = useRecordId();
  const form = usePages().all.find(
    ({ path, view, part }) => view === 'record' && part === undefined && path.startsWith(`${resource}/:id/`),
  );
  return form && toAddress(clubId, form.path, { id });
};

const Tabs = ({ page, owner }: Pick<FrameProps, 'page' | 'owner'>) => {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const clubId = useClubId();
  const id = useRecordId();
  const tabs = toTabs(owner.resource, usePages(), useMayOpen());
  const addressOf = (path: string): string => toAddress(clubId, path, { id });
  const current = tabs.find((tab) => tab.pages.includes(page));
  const groupTitle = ({ section, pages: [first] }: Tab): string =>
    section ? typography(section.title ?? '') : titleOf(first);
  return (
    <>
      <TabLinks
        label={translate('pages.tabs')}
        links={tabs.map((tab) => ({
          to: addressOf(tab.pages[0].path),
          label: groupTitle(tab),
          isCurrent: tab === current,
        }))}
      />
      {current?.section && (
        <TabLinks
          isSecond
          label={translate('pages.subTabs', { group: groupTitle(current) })}
          links={current.pages.map((one) => ({
            to: addressOf(one.path),
            label: titleOf(one),
            isCurrent: one === page,
          }))}
        />
      )}
    </>
  );
};
