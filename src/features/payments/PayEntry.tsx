import { useCreatePath, useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { idOf } from '../../lib/iri.ts';
import { formatCents } from '../../lib/money.ts';
import { PayLink } from './PayLink.tsx';

/** The way from an entry of the account that is due to its payment; nothing where nothing is left to pay. */
export const PayEntry = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const due: unknown = record?.['due'];
  if (typeof due !== 'number' || due <= 0) return null;
  return (
    <PayLink
      variant="contained"
      to={`${createPath({ resource: 'payments', type: 'create' })}?entries=${idOf(record?.id)}`}
      from={createPath({ resource: 'accountancy', type: 'list' })}
      sx={{ mb: 2, displayPrint: 'none' }}
    >
      {translate('payments.payTotal', { total: formatCents(due) })}
    </PayLink>
  );
};
