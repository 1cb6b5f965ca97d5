import { useMemo, type ReactNode } from 'react';
import { PlaceContext, type Place } from '../../../views/page/PlaceContext.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useOrigin } from './useOrigin.ts';
import { useOwner } from './useOwner.ts';
import { usePageTitle } from '../../../features/FeaturesContext.tsx';

interface BreadcrumbFromOriginProps {
  readonly resource: string;
  readonly children: ReactNode;
}

/** Breadcrumb and exits of a record lead back to the list that it was opened from. */
export const BreadcrumbFromOrigin = ({ resource, children }: BreadcrumbFromOriginProps) => {
  const titleOf = usePageTitle();
  const origin = useOrigin(resource);
  const { name } = useOwner(origin?.owner, true);
  const way = useCrumbs(origin?.path ?? '', name);
  const place: Place = origin
    ? { parents: [...way, { label: titleOf(origin.page), to: origin.address }], back: origin.address }
    : NOWHERE;
  // Whatever the address says, the tree stays: what is typed in a form must not be lost.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way is made anew with every render
  const kept = useMemo(() => place, [JSON.stringify(place)]);
  return <PlaceContext value={kept}>{children}</PlaceContext>;
};

const NOWHERE: Place = {};
