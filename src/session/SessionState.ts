import type { Accesses } from './parseAccesses.ts';

/** The logged-in user and their rights. */
export interface SessionUser extends Accesses {
  readonly username: string;
  /** IRI of the account, if the token holds it. */
  readonly account: string | null;
  readonly roles: readonly string[];
}

/**
 * Why a session ended: by its user, refresh refused, three hours without a gesture, logged out or replaced in
 * another tab, or no club left to enter.
 */
export type LogoutReason = 'voluntary' | 'expired' | 'inactivity' | 'elsewhere' | 'refused';

export type SessionState =
  | { readonly status: 'loggedOut'; readonly reason: LogoutReason | null }
  | { readonly status: 'secondFactor'; readonly hash: string }
  | { readonly status: 'loggedIn'; readonly user: SessionUser };

export type LoginOutcome =
  | { readonly outcome: 'loggedIn'; readonly user: SessionUser }
  | { readonly outcome: 'secondFactor'; readonly hash: string }
  /** Right password, but no club to enter. */
  | { readonly outcome: 'refused' };

export const userOf = (state: SessionState): SessionUser | null =>
  state.status === 'loggedIn' ? state.user : null;

/** Key of the session's account; null when logged out. */
export const accountOf = (state: SessionState): string | null => {
  const user = userOf(state);
  return user && (user.account ?? user.username);
};
