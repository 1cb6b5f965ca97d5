import { useNavigate } from 'react-router';
import type { Unsent } from '../../../features/defineFeature.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface UnsentWarningProps {
  readonly unsent: readonly Unsent[];
  readonly onClose: () => void;
}

/** Confirmation before a logout that would lose what is not sent. */
export const UnsentWarning = ({ unsent, onClose }: UnsentWarningProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      title={translate('sheet.leave.title')}
      message={translate('sheet.leave.message')}
      cancel={translate('sheet.leave.stay')}
      confirm={translate('sheet.leave.leave')}
      onCancel={onClose}
      onConfirm={() => void navigate('/logout')}
    >
      <ul>
        {unsent.map(({ key, count, name: meeting }) => (
          <li key={key}>
            {translate('sheet.unsent.line', { smart_count: count, name: meeting ?? translate('sheet.open') })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};
