import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionTexts } from '../i18n/session.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';
import { isAuthPath, loginAddress } from './redirects.ts';
import { useSession } from './SessionContext.tsx';
import type { LogoutReason } from './SessionState.ts';

/**
 * Redirects to the login page when a session ends on its own: refused, idle for three hours or closed in another
 * tab. Mounted once inside the router.
 */
export const SessionEnd = () => {
  const session = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);

  useEffect(() => {
    let status = session.getState().status;
    return session.subscribe(() => {
      const before = status;
      const state = session.getState();
      status = state.status;
      if (before !== 'loggedIn' || state.status !== 'loggedOut' || state.reason === null) return;
      const text = TOASTS[state.reason];
      if (text) toasts.show({ text, kind: 'error', key: 'session' });
      const here = latest.current;
      if (state.reason === 'voluntary' || isAuthPath(here.pathname)) return;
      void navigate(state.reason === 'elsewhere' ? '/login' : loginAddress(here), { replace: true });
    });
  }, [session, toasts, navigate]);

  return null;
};

const TOASTS: Readonly<Record<LogoutReason, string | null>> = {
  voluntary: null,
  expired: sessionTexts.lost,
  inactivity: null,
  elsewhere: null,
  refused: sessionTexts.refused,
};
