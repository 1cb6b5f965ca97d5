import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCanAccess, useCreatePath, useLocation } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatCents } from '../../lib/money.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { ListLink } from '../../views/page/ListLink.tsx';
import { ListParts, SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';
import { PayLink } from './PayLink.tsx';
import { useBalance } from './useBalance.ts';

/** List of the club's accountancy with balance, payments and checkout. */
export const PayableList = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        {view.config.list?.scope?.includes('organization') && <AccountBar />}
        <ListParts {...view} />
      </>
    )}
  </SchemaList>
);

const AccountBar = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess: canRead } = useCanAccess({ resource: 'accountancy', action: 'list' });
  const { pathname, search } = useLocation();
  const isPhone = useIsPhone();
  const { balance } = useBalance(canRead === true);
  return (
    // The room of what comes late is kept: the rows below stay where they are.
    <Stack direction="row" sx={BAR}>
      <Typography sx={BALANCE}>
        {balance !== null && translate('payments.balance', { balance: formatCents(balance) })}
      </Typography>
      {!isPhone && <ListLink resource="payments" />}
      <PayLink
        variant="outlined"
        sx={{ flex: 'none' }}
        to={createPath({ resource: 'payments', type: 'create' })}
        from={pathname + search}
      >
        {translate('payments.pay')}
      </PayLink>
    </Stack>
  );
};

/** A phone has the way to the payments in its menu alone: rows come first. */
const BAR = { gap: { xs: 1, sm: 2 }, alignItems: 'center', minHeight: { xs: 40, sm: 36 } } as const;

const BALANCE = { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' } as const;
