import { useSyncExternalStore } from 'react';
import { useSession } from '../../../session/SessionContext.tsx';
import { lazyAction, usePreloadLater } from '../../../views/page/lazyPage.tsx';

const EndingDialog = lazyAction(async () => (await import('./EndingDialog.tsx')).EndingDialog);

/**
 * Two minutes before inactivity ends the session. Nothing here extends it: any key or click does, in any tab, and
 * the dialog goes with the deadline it speaks of.
 */
export const InactivityWarning = () => {
  const session = useSession();
  const isEnding = useSyncExternalStore(session.subscribe, session.isEnding);
  usePreloadLater(EndingDialog);
  const deadline = isEnding ? session.deadline() : null;
  return deadline !== null && <EndingDialog deadline={deadline} />;
};
