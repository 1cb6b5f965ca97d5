import type { DraftStore } from '../data/createDraftStore.ts';
import { accountOf } from '../session/accountOf.ts';
import type { Session } from '../session/Session.ts';

/**
 * Whoever logs out leaves nothing behind; a session that ended on its own keeps its drafts for the same account.
 * Listens here and not in the club area, which is gone by then.
 */
export const destroyDraftsAtLogout = (
  session: Pick<Session, 'getState' | 'subscribe'>,
  drafts: Pick<DraftStore, 'destroy'>,
): void => {
  let account = accountOf(session.getState());
  session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'loggedOut' && state.reason === 'voluntary' && account !== null)
      void drafts.destroy(account);
    account = accountOf(state) ?? account;
  });
};
