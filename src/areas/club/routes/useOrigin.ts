import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { resources } from '../../../resources/index.ts';
import { usePages } from '../../../features/FeaturesContext.tsx';
import type { Match } from '../../../features/toPages.ts';
import { useClubId } from '../../../session/useRouteIds.ts';

export interface Origin extends Match {
  /** The whole address, with page, order and filters. */
  readonly address: string;
}

/** The list among the pages that a record of the resource was opened from; null when none of them leads to it. */
export const useOrigin = (resource: string): Origin | null => {
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
