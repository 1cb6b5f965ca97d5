import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { formatCents } from '../../lib/money.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { useBalance } from './useBalance.ts';

/** Balance of the club's account. */
export const BalanceTile = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = 'accountancy';
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const { balance, isPending, error } = useBalance(canAccess === true);
  if (!canAccess) return null;
  return (
    <Card component="li">
      <CardActionArea
        component={LinkBase}
        // Not under the filters that the list was left with: they are no part of the balance.
        to={`${createPath({ resource, type: 'list' })}?filter={}`}
        sx={{ p: 2, height: '100%' }}
      >
        <Typography component="p" variant="h4">
          {isPending ? '…' : balance === null ? PLACEHOLDER : formatCents(balance)}
        </Typography>
        <Typography color="textSecondary">{translate('home.balance')}</Typography>
        {error && <Typography color="error">{translate('home.balanceFailed')}</Typography>}
      </CardActionArea>
    </Card>
  );
};
