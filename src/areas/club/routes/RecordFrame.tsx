import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { missingRight } from '../../../session/access.ts';
import { useUser } from '../../../session/SessionContext.tsx';
import { useClubId, useRecordId } from '../../../session/useRouteIds.ts';
import { Breadcrumb } from '../../../views/page/Breadcrumb.tsx';
import { RecordFailure } from '../../../views/page/RecordFailure.tsx';
import { NotFoundRedirect } from './redirects.tsx';
import { RequireRight } from './RequireRight.tsx';
import { usePage, usePages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { rightTo, type Match } from '../../../features/toPages.ts';
import { typography } from '../../../i18n/typography.ts';
import { TabLinks } from '../../../views/page/TabLinks.tsx';
import { toAddress } from '../../../lib/address.ts';
import { toTabs, type Tab } from './toTabs.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useOwner } from './useOwner.ts';

/** Around the pages of a record: the way to it, and its pages as tabs. It stays while the tabs change. */
export const RecordFrame = ({ children }: { readonly children: ReactNode }) => {
  const match = usePage();
  if (!match?.owner) return <NotFoundRedirect />;
  return (
    <RequireRight right={rightTo(match.page)}>
      <Frame page={match.page} owner={match.owner} path={match.path}>
        {children}
      </Frame>
    </RequireRight>
  );
};

interface FrameProps extends Pick<Match, 'page' | 'path'> {
  readonly owner: NonNullable<Match['owner']>;
  readonly children: ReactNode;
}

const Frame = ({ page, owner, path, children }: FrameProps) => {
  const titleOf = usePageTitle();
  // A page that shows the record reads it itself, and says what fails.
  const isShown = page.view === 'record' || page.view === 'show';
  const { name, error, retry } = useOwner(owner, !isShown);
  const parents = useCrumbs(path, name);
  if (error && !isShown) return <RecordFailure error={error} parents={parents.slice(0, 1)} onRetry={retry} />;
  return (
    <>
      {!error && (
        <Box sx={{ mb: 2 }}>
          <Breadcrumb
            parents={parents}
            // The name of a record that is being read is not known yet.
            title={page.view === 'show' ? (name ?? '…') : titleOf(page)}
          />
          <Tabs page={page} owner={owner} />
        </Box>
      )}
      {children}
    </>
  );
};

const Tabs = ({ page, owner }: Pick<FrameProps, 'page' | 'owner'>) => {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const clubId = useClubId();
  const id = useRecordId();
  const user = useUser();
  const tabs = toTabs(
    owner.resource,
    usePages(),
    (one) => missingRight(user, Number(clubId), rightTo(one)) === null,
  );
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
