import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';

/** The page asks the password in place, whichever it is; without the dialog's code it is asked for at the login. */
export const PasswordAgain = () => {
  const { subscribe, passwordAgain } = useSession();
  const isAsked = useSyncExternalStore(subscribe, passwordAgain.isAsked);
  return isAsked && <PasswordAgainDialog />;
};

const PasswordAgainDialog = lazyPart(
  async () => (await import('../areas/auth/PasswordAgainDialog.tsx')).PasswordAgainDialog,
  {
    Loader: () => null,
    Failure: () => {
      const { logout } = useSession();
      useEffect(() => {
        void logout('expired');
      }, [logout]);
      return null;
    },
  },
);
