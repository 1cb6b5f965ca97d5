import { usePages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { typography } from '../../../i18n/typography.ts';
import { toAddress } from '../../../lib/address.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import type { Crumb } from '../../../views/page/PlaceContext.ts';
import { stepsTo } from './stepsTo.ts';

/** The breadcrumb of an address behind `/{clubId}/`; `owner` is the name of the record that it is about. */
export const useCrumbs = (path: string, owner: string | undefined): readonly Crumb[] => {
  const clubId = useClubId();
  const pages = usePages();
  const titleOf = usePageTitle();
  return stepsTo(path, pages).map((step) => ({
    to: toAddress(clubId, step.path),
    label:
      'page' in step
        ? titleOf(step.page)
        : 'owner' in step
          ? owner || PLACEHOLDER
          : typography(step.section.title ?? ''),
  }));
};
