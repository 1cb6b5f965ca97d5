import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { formatCents } from '../../lib/money.ts';
import { ListParts } from '../../views/ListParts.tsx';
import { SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';
import { useBalance } from './useBalance.ts';

/** A list about money, with the balance of the account and the way to pay what is due. */
export const PayableList = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        <AccountBar />
        <ListParts {...view} />
      </>
    )}
  </SchemaList>
);

const AccountBar = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess: canRead } = useCanAccess({ resource: 'accountancy', action: 'list' });
  const { canAccess: canPay } = useCanAccess({ resource: 'payments', action: 'create' });
  const { balance } = useBalance(canRead === true);
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {balance !== null && (
        <Typography sx={{ mr: 'auto' }}>
          {translate('payments.balance', { balance: formatCents(balance) })}
        </Typography>
      )}
      {canPay && (
        <Button
          variant="outlined"
          component={LinkBase}
          to={createPath({ resource: 'payments', type: 'create' })}
        >
          {translate('payments.pay')}
        </Button>
      )}
    </Stack>
  );
};
