import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, LinkBase, useCreatePath, useCreate } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
import { ExitButton } from '../../views/form/ExitButton.tsx';
import { BASKET, type DueEntry } from './readBasket.ts';
import { noteOf } from '../../data/answerOfWrite.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { randomId } from '../../lib/randomId.ts';
import { failureText } from '../failureText.ts';
import { payPageOf } from './payPageOf.ts';

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
  const { pay, isBusy, failure, button } = usePay(organization);
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
              ref={button}
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

interface Pay {
  /** Begins the payment of these entries and leaves for the provider. */
  readonly pay: (entries: readonly DueEntry[]) => void;
  readonly isBusy: boolean;
  /** Why the payment has not begun, or that its outcome is unknown; null without failure. */
  readonly failure: string | null;
  /** Has the focus again after a failure. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The way from a basket to the page of the provider: one payment for one choice, however often it is requested. */
const usePay = (organization: string): Pay => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state: origin } = useLocation();
  const [create, { isPending }] = useCreate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [keys] = useState(() => new Map<string, string>());
  const button = useRef<HTMLButtonElement>(null);
  // The second click of a double one comes before the button is drawn as busy.
  const isSending = useRef(false);
  useFocusAfter(isPending || isLeaving, button);

  /** A second attempt at the same payment, whose answer was lost perhaps, must not be a second payment. */
  const keyOf = (basket: string): string => {
    const key = keys.get(basket) ?? randomId();
    keys.set(basket, key);
    return key;
  };

  const pay = (entries: readonly DueEntry[]): void => {
    if (isSending.current || isLeaving) return;
    isSending.current = true;
    setFailure(null);
    const transactions = entries.map(({ iri }) => iri);
    const total = entries.reduce((sum, { due }) => sum + due, 0);
    void create(
      'payments',
      { data: { organization, transactions, key: keyOf(String(transactions)) } },
      {
        onSuccess: (payment) => {
          setLeaving(true);
          const address = createPath(
            noteOf(payment) === null
              ? { resource: 'payments', type: 'show', id: payment.id }
              : { resource: 'payments', type: 'list' },
          );
          // The way back from the provider leads to the payment, not to a basket that would be paid again.
          navigate(address, { replace: true, state: { ...(origin as object | null), total } });
          const page = payPageOf(payment);
          // An amount other than the one shown is shown again before it is paid.
          if (page === null || payment['amount'] !== total) return;
          // The router writes the new address in a microtask, which has to happen before the page is left.
          setTimeout(() => window.location.assign(page), 0);
        },
        onError: (error) => {
          isSending.current = false;
          setFailure(
            apiErrorOf(error)?.unknownOutcome
              ? translate('payments.unknown')
              : `${translate('payments.refused')}\n${failureText(error)}`,
          );
          // Another tab may have paid meanwhile.
          void queryClient.invalidateQueries({ queryKey: BASKET });
        },
      },
    );
  };
  return { pay, isBusy: isPending || isLeaving, failure, button };
};
