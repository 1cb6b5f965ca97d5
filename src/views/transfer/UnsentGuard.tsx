import { useTranslate } from '../../i18n/useTranslate.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useLeaveBlocker } from '../page/useLeaveBlocker.ts';

interface UnsentGuardProps {
  /** The way out of the dialog that was chosen; null while none is. */
  readonly exit: (() => void) | null;
  readonly onStay: () => void;
}

/** Confirmation before rows are lost that were corrected or that a run has left, by the dialog's ways out and all others. */
export const UnsentGuard = ({ exit, onStay }: UnsentGuardProps) => {
  const translate = useTranslate();
  const blocker = useLeaveBlocker(true);
  return (
    <ConfirmDialog
      open={exit !== null || blocker.state === 'blocked'}
      title={translate('import.leave.title')}
      message={translate('import.leave.message')}
      cancel={translate('import.leave.stay')}
      confirm={translate('import.leave.quit')}
      onCancel={() => {
        blocker.reset?.();
        onStay();
      }}
      onConfirm={() => (exit ?? blocker.proceed)?.()}
    />
  );
};
