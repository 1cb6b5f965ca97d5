import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';

/** The password dialog, on whichever page; without the dialog's code the login page takes the password. */
export const PasswordAgain = () => {
  const { subscribe, passwordAgain } = useSession();
  const isOpen = useSyncExternalStore(subscribe, passwordAgain.isOpen);
  return isOpen && <PasswordAgainDialog />;
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
