import { useParams } from 'react-router';
import { resources } from '../../../resources/index.ts';
import { missingRight } from '../../../session/access.ts';
import { useSessionState } from '../../../session/useSessionState.ts';
import { useWholeSpace } from '../../../features/useWholeSpace.ts';
import { menuPages } from './menuPages.ts';
import { rightTo } from './rightTo.ts';
import type { Page } from './table.ts';

/**
 * The pages of the menu that the account may open here. The session's own rights: they change while the page stands. Where
 * there are no clubs, the lists of what the server has: the other pages are about a club.
 */
export const useOpenPages = (): readonly Page[] => {
  const state = useSessionState();
  const { clubId } = useParams();
  const user = state.status === 'loggedIn' ? state.user : null;
  const whole = useWholeSpace();
  const open = menuPages.filter((page) => missingRight(user, Number(clubId), rightTo(page)) === null);
  return whole ? open.filter((page) => isListOf(page, whole.has)) : open;
};

const isListOf = (
  { shows = 'list', part, resource }: Page,
  has: (collection: string) => boolean,
): boolean => {
  const found = resources.find(({ name }) => name === resource);
  const isList = shows === 'list' || (shows === 'club' && part === undefined);
  return isList && found !== undefined && has(found.path);
};
