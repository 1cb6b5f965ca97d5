import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { appTexts } from '../i18n/app.ts';
import { useToasts } from '../ui/toasts/ToastsContext.tsx';
import { refusalAddress } from './redirects.ts';
import { useSession } from './SessionContext.tsx';
import { useClubId } from './useRouteIds.ts';

/** Replaces a page without access: shows a message and redirects to one with access. */
export const AccessRefused = () => {
  const session = useSession();
  const toasts = useToasts();
  const location = useLocation();
  const clubId = useClubId();
  useEffect(() => {
    toasts.show({ text: appTexts.denied, kind: 'error', key: 'access' });
  }, [toasts]);
  return <Navigate to={refusalAddress(session.getState(), Number(clubId), location)} replace />;
};
