import { useNavigate, useSearchParams } from 'react-router';
import { homeAddress, safeRedirect } from '../../session/addresses.ts';
import type { SessionUser } from '../../session/SessionState.ts';

/** Goes on after login: to the address that was interrupted, else to the home of the first club. */
export const useAfterLogin = (isKnownPath?: (pathname: string) => boolean): ((user: SessionUser) => void) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (user) => {
    const target = safeRedirect(search.get('redirect'), isKnownPath) ?? homeAddress(user);
    // Replaced, so that 'back' shows neither the form nor the hash of the second factor again.
    void navigate(target, { replace: true });
  };
};
