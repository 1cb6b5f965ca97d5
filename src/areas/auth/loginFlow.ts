import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { authTexts, idleText } from '../../i18n/auth.ts';
import type { LogoutReason, SessionUser } from '../../session/SessionState.ts';
import { useSession, useSessionState } from '../../session/SessionContext.tsx';
import { ApiError } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { isFrench } from '../../i18n/isFrench.ts';
import { homeAddress, isClubPath, safeRedirect } from '../../session/redirects.ts';

/** States of a navigation to login: the second factor came too late, a new password was set. */
export const CHALLENGE_EXPIRED = { notice: 'challengeExpired' } as const;
export const PASSWORD_CHANGED = { notice: 'passwordChanged' } as const;

/** Why the user has to log in again; null after a wanted logout. */
export const useNotice = (): string | null => {
  const { idleSeconds } = useSession();
  const state = useSessionState();
  const { state: sent } = useLocation() as { state: { notice?: string } | null };
  if (sent?.notice === CHALLENGE_EXPIRED.notice) return authTexts.login.challengeExpired;
  if (sent?.notice === PASSWORD_CHANGED.notice) return authTexts.login.passwordChanged;
  const notice = state.status === 'loggedOut' && state.reason ? NOTICES[state.reason] : null;
  return notice && notice.replace('%{time}', idleText(idleSeconds));
};

const NOTICES: Readonly<Record<LogoutReason, string | null>> = {
  voluntary: null,
  expired: authTexts.login.expired,
  inactivity: authTexts.login.inactivity,
  elsewhere: authTexts.login.elsewhere,
  refused: authTexts.login.refused,
};

/** The sentence of a failed login or code: the server's where it is French, else `refused` for a 401. */
export const loginFailure = (error: unknown, refused: string): string => {
  if (!(error instanceof ApiError) || error.kind !== 'authentication') return errorSentence(error);
  return isFrench(error.message) ? error.message : refused;
};

/** Navigates after login: to the interrupted page, else to the home of the first club. */
export const useAfterLogin = (): ((user: SessionUser) => void) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (user) => {
    const target = safeRedirect(search.get('redirect'), isClubPath) ?? homeAddress(user);
    // Replaced, so that 'back' shows neither the form nor the hash of the second factor again.
    void navigate(target, { replace: true });
  };
};
