import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { authTexts } from '../../i18n/auth.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { CenteredPage } from '../../ui/CenteredPage.tsx';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';

/** `/logout`: ends the session and goes to the login page. */
export const LogoutPage = () => {
  const session = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const hasBegun = useRef(false);

  useEffect(() => {
    // Strict mode runs effects twice; one logout is enough.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void session.logout().then(() => {
      toasts.show({ text: authTexts.toasts.logoutDone, kind: 'success', key: 'session' });
      return navigate('/login', { replace: true });
    });
  }, [session, toasts, navigate]);

  return (
    <CenteredPage title={authTexts.logout.title}>
      <span>{authTexts.logout.pending}</span>
    </CenteredPage>
  );
};
