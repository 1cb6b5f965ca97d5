import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCanAccess, useCreatePath, useLocation } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatCents } from '../../lib/money.ts';
import { ListLink } from '../../views/page/ListLink.tsx';
import { ListParts, SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';
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
  const { canAccess: canPay, isPending } = useCanAccess({ resource: 'payments', action: 'create' });
  const { pathname, search } = useLocation();
  const { balance } = useBalance(canRead === true);
  return (
    // What comes late has its room: the rows below stay where they are.
    <Stack direction="row" sx={{ ...BAR, minHeight: { xs: isPending ? 86 : 36, sm: 36 } }}>
      <Typography sx={{ flex: '1 1 12rem' }}>
        {balance !== null && translate('payments.balance', { balance: formatCents(balance) })}
      </Typography>
      <ListLink resource="payments" />
      {canPay && (
        <Button
          variant="outlined"
          component={LinkBase}
          to={createPath({ resource: 'payments', type: 'create' })}
          state={{ from: pathname + search }}
        >
          {translate('payments.pay')}
        </Button>
      )}
    </Stack>
  );
};

const BAR = { gap: 2, flexWrap: 'wrap', alignItems: 'center' } as const;
