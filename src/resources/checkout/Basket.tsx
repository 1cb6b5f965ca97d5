import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreate, useCreatePath, useLocation, useNavigate, useTranslate } from 'react-admin';
import { serverErrorsOf } from '../../data/withServerErrors.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { formatCents } from '../../lib/money.ts';
import { randomId } from '../../lib/randomId.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { BasketLine } from './BasketLine.tsx';
import { chosenIn } from './chosenIn.ts';
import { payPageOf } from './payPageOf.ts';
import type { DueEntry } from './readBasket.ts';

interface BasketProps {
  /** IRI. */
  readonly organization: string;
  readonly entries: readonly DueEntry[];
  readonly canPay: boolean;
}

/** Chooses what to pay, which the address remembers, and leaves for the provider. */
export const Basket = ({ organization, entries, canPay }: BasketProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [create, { isPending }] = useCreate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [keys] = useState(() => new Map<string, string>());
  const asked = chosenIn(search);
  const free = entries.filter(({ payment }) => payment === null);
  const chosen = free.filter(({ id }) => asked?.has(id) ?? true);
  const total = formatCents(chosen.reduce((sum, { due }) => sum + due, 0));

  const choose = (id: number, isChosen: boolean): void => {
    const ids = free.map((entry) => entry.id).filter((one) => (one === id ? isChosen : isIn(one)));
    navigate({ pathname, search: `?entries=${ids.join(',')}` }, { replace: true });
  };
  const isIn = (id: number): boolean => chosen.some((entry) => entry.id === id);

  /** A second attempt at the same payment, whose answer was lost perhaps, must not be a second payment. */
  const keyOf = (basket: string): string => {
    const key = keys.get(basket) ?? randomId();
    keys.set(basket, key);
    return key;
  };

  const pay = (): void => {
    if (isPending || isLeaving) return;
    setFailure(null);
    const transactions = chosen.map(({ iri }) => iri);
    void create(
      'payments',
      { data: { organization, transactions, key: keyOf(String(transactions)) } },
      {
        onSuccess: (payment) => {
          setLeaving(true);
          // The way back from the provider leads to the payment, not to a basket that would be paid again.
          navigate(createPath({ resource: 'payments', type: 'show', id: payment.id }), { replace: true });
          const page = payPageOf(payment);
          if (page !== null) setTimeout(() => window.location.assign(page), 0);
        },
        onError: (error) => {
          const told = Object.values(serverErrorsOf(error) ?? {}).flat();
          setFailure([...new Set(told.length > 0 ? told : [errorSentence(error)])].join('\n'));
        },
      },
    );
  };

  if (entries.length === 0) return <Typography role="status">{translate('payments.nothingDue')}</Typography>;
  const label = translate(isPending || isLeaving ? 'payments.going' : 'payments.payTotal', { total });
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Box
        component="ul"
        aria-label={translate('payments.due')}
        sx={{ listStyle: 'none', p: 0, m: 0, width: 1 }}
      >
        {entries.map((entry) => (
          <BasketLine
            key={entry.id}
            entry={entry}
            isChosen={isIn(entry.id)}
            isLocked={isPending || isLeaving}
            onChoose={(isChosen) => choose(entry.id, isChosen)}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ fontWeight: 'bold' }}>
        {chosen.length === 0 ? translate('payments.nothingChosen') : translate('payments.total', { total })}
      </Typography>
      <Typography variant="body2">{translate('payments.explained')}</Typography>
      <div role="alert">
        {failure !== null && (
          <Alert severity="error" role="presentation" sx={{ whiteSpace: 'pre-line' }}>
            {`${translate('payments.refused')}\n${failure}`}
          </Alert>
        )}
      </div>
      {canPay ? (
        <Button variant="contained" disabled={chosen.length === 0 || isPending || isLeaving} onClick={pay}>
          {label}
        </Button>
      ) : (
        <RefusedButton variant="contained" reason={translate('form.noCreate')}>
          {label}
        </RefusedButton>
      )}
    </Stack>
  );
};
