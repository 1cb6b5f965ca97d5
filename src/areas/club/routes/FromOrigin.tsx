import { use, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { fixedValues, parentFieldsOf } from '../../../features/listConfig.ts';
import type { Match } from '../../../features/toPages.ts';
import { resources } from '../../../resources/index.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import { PlaceContext, type Place } from '../../../views/page/PlaceContext.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { useCrumbs } from './useCrumbs.ts';
import { useOwner } from './useOwner.ts';

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

interface DefaultsFromOriginProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  readonly children: ReactNode;
}

/**
 * Prefills a new record from the fixed filters of the list it was opened from, and among the tabs of a record with
 * the relation to that record.
 */
export const DefaultsFromOrigin = ({ resource, config, children }: DefaultsFromOriginProps) => {
  const scope = use(ScopeContext);
  const place = use(PlaceContext);
  const origin = useOrigin(resource);
  const { record, error } = useOwner(origin?.owner, true);
  const [parent = '', ...others] = origin?.owner ? parentFieldsOf(config, origin) : [];
  const isFilled = Boolean(record) && others.length === 0 && parent !== '' && !parent.includes('.');
  const starts = useMemo(() => (origin ? fixedValues(config, origin) : {}), [config, origin]);
  // The form takes its first values when it opens.
  if (origin?.owner && !record && !error) return null;
  return (
    <ScopeContext
      value={isFilled && record ? { ...scope, [parent]: { ...record, '@id': String(record.id) } } : scope}
    >
      <PlaceContext value={{ ...place, starts, ...(isFilled ? { fills: [parent] } : {}) }}>
        {children}
      </PlaceContext>
    </ScopeContext>
  );
};

interface Origin extends Match {
  /** The whole address, with page, order and filters. */
  readonly address: string;
}

/** The list among the pages that a record of the resource was opened from; null when none of them leads to it. */
const useOrigin = (resource: string): Origin | null => {
  const clubId = useClubId();
  const { state } = useLocation();
  const from = toText(state);
  const { match: matchPage } = usePages();
  return useMemo(() => {
    const [, path] = /^\/\d+\/([^?#]*)/.exec(from) ?? [];
    if (path === undefined || !from.startsWith(`/${clubId}/`)) return null;
    const match = matchPage(path);
    return match && opens(match, resource) ? { ...match, path, address: from } : null;
  }, [clubId, from, matchPage, resource]);
};

const opens = ({ page, owner }: Match, resource: string): boolean =>
  page.resource === resource ||
  (owner === null &&
    resources.some(
      ({ name, openedFrom }) =>
        name === resource && page.resource !== undefined && openedFrom?.includes(page.resource),
    ));

const toText = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : '';
};
