import { useNavigate, useSearchParams } from 'react-router';
import type { SessionUser } from '../../session/SessionState.ts';
import { homeAddress, safeRedirect } from '../../session/redirects.ts';

/** States of a navigation to login: the second factor came too late, a new password was set. */
export const CHALLENGE_EXPIRED = { notice: 'challengeExpired' } as const;

export const PASSWORD_CHANGED = { notice: 'passwordChanged' } as const;

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

/** The paths that a login may lead back to. */
const isClubPath = (pathname: string): boolean => /^\/\d+(?:\/|$)/.test(pathname);
