import { useLocation } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import type { LogoutReason } from '../../session/SessionState.ts';
import { useSessionState } from '../../session/SessionContext.tsx';

/** States of a navigation to login: the second factor came too late, a new password was set. */
export const CHALLENGE_EXPIRED = { notice: 'challengeExpired' } as const;
export const PASSWORD_CHANGED = { notice: 'passwordChanged' } as const;

/** Why the reader is asked to log in although they had done so; null where they know. */
export const useNotice = (): string | null => {
  const state = useSessionState();
  const { state: sent } = useLocation() as { state: { notice?: string } | null };
  if (sent?.notice === CHALLENGE_EXPIRED.notice) return authTexts.login.challengeExpired;
  if (sent?.notice === PASSWORD_CHANGED.notice) return authTexts.login.passwordChanged;
  return state.status === 'loggedOut' && state.reason ? NOTICES[state.reason] : null;
};

const NOTICES: Readonly<Record<LogoutReason, string | null>> = {
  voluntary: null,
  expired: authTexts.login.expired,
  inactivity: authTexts.login.inactivity,
  elsewhere: authTexts.login.elsewhere,
  refused: authTexts.login.refused,
};
