import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { resources } from '../../../resources/index.ts';
import { matchPage, type Match } from './matchPage.ts';

export interface Origin extends Match {
  /** The whole address, with page, order and filters. */
  readonly address: string;
}

/** The list among the pages that a record of the resource was opened from; null when none of them leads to it. */
export const useOrigin = (resource: string): Origin | null => {
  const { clubId = '' } = useParams();
  const { state } = useLocation();
  const from = toText(state);
  return useMemo(() => {
    const [, path] = /^\/\d+\/([^?#]*)/.exec(from) ?? [];
    if (path === undefined || !from.startsWith(`/${clubId}/`)) return null;
    const match = matchPage(path);
    return match && leadsTo(match, resource) ? { ...match, path, address: from } : null;
  }, [clubId, from, resource]);
};

const leadsTo = ({ page, owner }: Match, resource: string): boolean =>
  page.resource === resource ||
  (owner === null &&
    resources.some(({ name, openedFrom }) => name === resource && openedFrom?.includes(page.resource)));

const toText = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : '';
};
