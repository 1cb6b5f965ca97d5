import { useParams } from 'react-router';
import { missingRight } from '../../../session/access.ts';
import { useSessionState } from '../../../session/useSessionState.ts';
import { menuPages } from './menuPages.ts';
import { rightTo } from './rightTo.ts';
import type { Page } from './table.ts';

/** The pages of the menu that the account may open here. The session's own rights: they change while the page stands. */
export const useOpenPages = (): readonly Page[] => {
  const state = useSessionState();
  const { clubId } = useParams();
  const user = state.status === 'loggedIn' ? state.user : null;
  return menuPages.filter((page) => missingRight(user, Number(clubId), rightTo(page)) === null);
};
