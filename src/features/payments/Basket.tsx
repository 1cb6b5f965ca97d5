import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useLocation, useNavigate, LinkBase, useCreatePath } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { ExitButton } from '../../views/form/ExitButton.tsx';
import type { DueEntry } from './readBasket.ts';
import { usePay } from './usePay.ts';

interface BasketProps {
  /** IRI. */
  readonly organization: string;
  readonly entries: readonly DueEntry[];
  readonly canPay: boolean;
}

/** Entries to pay, selected in the address, and the button to the payment provider. */
export const Basket = ({ organization, entries, canPay }: BasketProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const totalId = useId();
  const { pathname, search, state } = useLocation();
  const { pay, isBusy, failure } = usePay(organization);
  // The address follows what is ticked, and not the other way round: it changes a moment later, and until then the
  // button would pay what was chosen before.
  const [selection, setSelection] = useState(() => chosenIn(search));
  const free = entries.filter(({ payment }) => payment === null);
  const chosen = free.filter(({ id }) => selection?.has(id) ?? true);
  const total = formatCents(chosen.reduce((sum, { due }) => sum + due, 0));
  const isIn = (id: number): boolean => chosen.some((entry) => entry.id === id);

  const choose = (id: number, isChosen: boolean): void => {
    const ids = free.map((entry) => entry.id).filter((one) => (one === id ? isChosen : isIn(one)));
    setSelection(new Set(ids));
    navigate({ pathname, search: `?entries=${ids.join(',')}` }, { replace: true, state: state as object });
  };

  const label = translate(
    isBusy ? 'payments.going' : chosen.length === 0 ? 'payments.pay' : 'payments.payTotal',
    { total },
  );
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {entries.length === 0 && <Typography role="status">{translate('payments.nothingDue')}</Typography>}
      {entries.length > 0 && (
        <>
          <Box
            component="ul"
            aria-label={translate('payments.due')}
            sx={{ listStyle: 'none', p: 0, m: 0, width: 1, display: 'grid', gap: 1 }}
          >
            {entries.map((entry) => (
              <BasketLine
                key={entry.id}
                entry={entry}
                isChosen={isIn(entry.id)}
                isLocked={isBusy}
                onChoose={(isChosen) => choose(entry.id, isChosen)}
              />
            ))}
          </Box>
          <Typography id={totalId} role="status" sx={{ fontWeight: 'bold' }}>
            {translate(
              chosen.length > 0 ? 'payments.total' : NOTHING[free.length === 0 ? 'free' : 'chosen'],
              {
                total,
              },
            )}
          </Typography>
          <Typography variant="body2">{translate('payments.explained')}</Typography>
        </>
      )}
      <div role="alert">
        {failure !== null && (
          <Alert severity="error" role="presentation" sx={{ whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </div>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {entries.length > 0 &&
          (canPay ? (
            <Button
              variant="contained"
              disabled={chosen.length === 0 || isBusy}
              aria-describedby={chosen.length === 0 ? totalId : undefined}
              onClick={() => pay(chosen)}
            >
              {label}
            </Button>
          ) : (
            <RefusedButton variant="contained" reason={translate('payments.denied')}>
              {label}
            </RefusedButton>
          ))}
        <ExitButton>{translate(entries.length > 0 ? 'form.cancel' : 'form.close')}</ExitButton>
      </Stack>
    </Stack>
  );
};

const NOTHING = { free: 'payments.allUnderWay', chosen: 'payments.nothingChosen' } as const;

interface BasketLineProps {
  readonly entry: DueEntry;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** An entry to be paid, to be ticked; one whose payment is under way leads to that instead. */
const BasketLine = ({ entry, isChosen, isLocked, onChoose }: BasketLineProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { number, label, dueDate, due, payment } = entry;
  const date = formatDate(dueDate);
  const text = [`${number} – ${label}`, date && translate('payments.dueDate', { date })]
    .filter(Boolean)
    .join(', ');
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isChosen}
              disabled={isLocked || payment !== null}
              onChange={(_event, checked) => onChoose(checked)}
            />
          }
          label={text}
        />
        {payment && (
          <Link
            component={LinkBase}
            to={createPath({ resource: 'payments', type: 'show', id: payment.iri })}
            sx={{ display: 'block', pl: 4 }}
          >
            {translate('payments.underWay', { reference: payment.reference })}
          </Link>
        )}
      </Box>
      <Typography component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatCents(due)}
      </Typography>
    </Stack>
  );
};

/** The entries (numbers) that an address names, `?entries=12,15`; null where it names none and all are meant. */
const chosenIn = (search: string): ReadonlySet<number> | null => {
  const named = new URLSearchParams(search).get('entries');
  return named === null ? null : new Set(named.split(',').filter(Boolean).map(Number));
};
