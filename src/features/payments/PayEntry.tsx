import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { idOf } from '../../lib/iri.ts';
import { formatCents } from '../../lib/money.ts';

/** The way from an entry of the account that is due to its payment; nothing where nothing is left to pay. */
export const PayEntry = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const { canAccess } = useCanAccess({ resource: 'payments', action: 'create' });
  const due: unknown = record?.['due'];
  if (!canAccess || typeof due !== 'number' || due <= 0) return null;
  return (
    <Button
      variant="contained"
      component={LinkBase}
      to={`${createPath({ resource: 'payments', type: 'create' })}?entries=${idOf(record?.id)}`}
      state={{ from: createPath({ resource: 'accountancy', type: 'list' }) }}
      sx={{ mb: 2, displayPrint: 'none' }}
    >
      {translate('payments.payTotal', { total: formatCents(due) })}
    </Button>
  );
};
