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

/**
 * What can happen to a session, and what brings it about:
 *
 * | event | cause |
 * |---|---|
 * | `secondFactorRequired` | the answer to `POST /login_check` has `mfa_required` |
 * | `begun` | tokens of a login or of its code, and a club to enter; a session kept by an earlier page |
 * | `userChanged` | a refresh with other roles; accesses read again, after a 403 or behind a kept session |
 * | `ended` `voluntary` | its user logs out |
 * | `ended` `expired` | `/token/refresh` answers 400, 401 or 403, or three times no token; a fresh token is refused with 401; the password is not typed where there is no refresh token; a code is required for what the password gave |
 * | `ended` `inactivity` | three hours without a click or a key in any tab |
 * | `ended` `elsewhere` | another tab logs out, or logs somebody else in; the store of this login is gone |
 * | `ended` `refused` | the rights that were read again leave no club |
 *
 * A step-up (403 with a hash) and the password where only that gives a token are prompts (`createPrompt`) within a
 * session: the calls that need them wait. A refresh without an answer (network, 429, 502 to 504) changes nothing.
 */
export type SessionEvent =
  | { readonly kind: 'secondFactorRequired'; readonly hash: string }
  | { readonly kind: 'begun'; readonly user: SessionUser }
  | { readonly kind: 'userChanged'; readonly user: Partial<SessionUser> }
  | { readonly kind: 'ended'; readonly reason: LogoutReason };

/** What an event leads to. */
export const nextSession = (state: SessionState, event: SessionEvent): SessionState => {
  if (event.kind === 'secondFactorRequired') return { status: 'secondFactor', hash: event.hash };
  if (event.kind === 'begun') return { status: 'loggedIn', user: event.user };
  if (event.kind === 'ended') return { status: 'loggedOut', reason: event.reason };
  const user = userOf(state);
  return user ? { status: 'loggedIn', user: { ...user, ...event.user } } : state;
};

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
