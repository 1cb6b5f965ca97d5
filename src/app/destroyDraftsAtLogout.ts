import type { DraftStore } from '../data/createDraftStore.ts';
import type { Session } from '../session/Session.ts';
import { accountOf } from '../session/SessionState.ts';

/** A wanted logout destroys what the browser keeps for the account; a session that ended on its own leaves it there. */
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
