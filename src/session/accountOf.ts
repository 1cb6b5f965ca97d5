import type { SessionState } from './SessionState.ts';

/** Names the account behind a session; null when nobody is logged in. */
export const accountOf = (state: SessionState): string | null =>
  state.status === 'loggedIn' ? (state.user.account ?? state.user.username) : null;
