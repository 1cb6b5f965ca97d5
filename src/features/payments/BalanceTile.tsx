import { useCreatePath } from 'react-admin';
import { formatCents } from '../../lib/money.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { useHasClub } from '../clubsHere.ts';
import { useMayOpen } from '../FeaturesContext.tsx';
import { Tile } from '../Tile.tsx';
import { useBalance } from './useBalance.ts';

/** Balance of the club's account; above the clubs there is no one balance. */
export const BalanceTile = () => {
  const createPath = useCreatePath();
  const resource = 'accountancy';
  const hasClub = useHasClub();
  const canAccess = useMayOpen()({ resource }) && hasClub;
  const { balance, isPending, error } = useBalance(canAccess);
  if (!canAccess) return null;
  return (
    <Tile
      // Not under the filters that the list was left with: they are no part of the balance.
      to={`${createPath({ resource, type: 'list' })}?filter={}`}
      value={isPending ? '…' : balance === null ? PLACEHOLDER : formatCents(balance)}
      label="home.balance"
      failure={error && 'home.balanceFailed'}
    />
  );
};
