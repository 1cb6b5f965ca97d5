import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreate, useCreatePath, useLocation, useNavigate } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { noteOf } from '../../data/answerOfWrite.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { randomId } from '../../lib/randomId.ts';
import { safeHref } from '../../lib/safeHref.ts';
import { failureText } from '../failureText.ts';
import { BASKET, type DueEntry } from './readBasket.ts';

interface Pay {
  /** Begins the payment of these entries and leaves for the provider. */
  readonly pay: (entries: readonly DueEntry[]) => void;
  readonly isBusy: boolean;
  /** Why the payment has not begun, or that its outcome is unknown; null without failure. */
  readonly failure: string | null;
}

/** The way from a basket to the page of the provider: one payment for one choice, however often it is requested. */
export const usePay = (organization: string): Pay => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { state: origin } = useLocation();
  const [create, { isPending }] = useCreate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [keys] = useState(() => new Map<string, string>());

  /** A second attempt at the same payment, whose answer was lost perhaps, must not be a second payment. */
  const keyOf = (basket: string): string => {
    const key = keys.get(basket) ?? randomId();
    keys.set(basket, key);
    return key;
  };

  const pay = (entries: readonly DueEntry[]): void => {
    if (isPending || isLeaving) return;
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
  return { pay, isBusy: isPending || isLeaving, failure };
};

/** The page of the provider on which a payment that waits is made; null where the server names none. */
export const payPageOf = (payment: unknown): string | null => {
  const url =
    typeof payment === 'object' && payment !== null && 'checkoutUrl' in payment && payment.checkoutUrl;
  return typeof url === 'string' && /^https?:/i.test(url) ? safeHref(url) : null;
};
