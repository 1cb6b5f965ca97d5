import { useBlocker, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useTabGuard } from '../../views/page/useTabGuard.ts';

/** Asks before a page is left whose changes are not saved; they are kept all the same. */
export const LeaveGuard = ({ isDirty }: { readonly isDirty: boolean }) => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useTabGuard(isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('rights.leave.title')}
      message={translate('rights.leave.message')}
      cancel={translate('rights.leave.stay')}
      confirm={translate('rights.leave.quit')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
};
