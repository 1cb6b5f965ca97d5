import { useLocation } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import type { LogoutReason } from '../../session/SessionState.ts';
import { useSessionState } from '../../session/useSessionState.ts';

/** State of the navigation back to login, when the second factor came too late. */
export const CHALLENGE_EXPIRED = { notice: 'challengeExpired' } as const;

/** Why the reader is asked to log in although they had done so; null where they know. */
export const useNotice = (): string | null => {
  const state = useSessionState();
  const { state: sent } = useLocation() as { state: Partial<typeof CHALLENGE_EXPIRED> | null };
  if (sent?.notice === CHALLENGE_EXPIRED.notice) return authTexts.login.challengeExpired;
  return state.status === 'loggedOut' && state.reason ? NOTICES[state.reason] : null;
};

const NOTICES: Readonly<Record<LogoutReason, string | null>> = {
  voluntary: null,
  expired: authTexts.login.expired,
  inactivity: authTexts.login.inactivity,
  elsewhere: authTexts.login.elsewhere,
  refused: authTexts.login.refused,
};
