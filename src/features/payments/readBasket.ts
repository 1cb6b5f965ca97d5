import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { Payment, Transaction } from '../../generated/resources.ts';
import { idOf } from '../../lib/iri.ts';
import { toList, toNumber, toText, type Json } from '../../schema/read.ts';

/** An entry of the account that is still to be paid. */
export interface DueEntry {
  readonly id: number;
  /** IRI. */
  readonly iri: string;
  readonly number: string;
  readonly label: string;
  readonly dueDate: string | null;
  /** Cents. */
  readonly due: number;
  /** The payment under way that settles it. */
  readonly payment: { readonly iri: string; readonly reference: string } | null;
}

/** More would be paid in parts. */
const MOST = 100;

/** Due entries of a structure (IRI), by due date. */
export const readBasket = async (
  provider: AppDataProvider,
  organization: string,
  signal: AbortSignal,
): Promise<readonly DueEntry[]> => {
  const [{ data: entries }, { data: payments }] = await Promise.all([
    provider.query(
      query<Transaction>('dueEntries', '/transactions')
        .select('number', 'label', 'dueDate', 'due')
        .where('organization', organization)
        .where('due', { gt: 0 })
        .orderBy('dueDate')
        .pagination({ limit: MOST })
        .withoutTotal(),
      { signal },
    ),
    provider.query(
      query<Payment>('openPayments', '/payments')
        .select('reference', 'transactions[].id')
        .where('organization', organization)
        .exists('checkoutUrl', true)
        .pagination({ limit: MOST })
        .withoutTotal(),
      { signal },
    ),
  ]);
  return entries.flatMap((entry: Json): DueEntry[] => {
    const [iri, id, due] = [toText(entry['id']), idOf(entry['id']), toNumber(entry['due'])];
    if (iri === null || id === null || due === null) return [];
    const payment = payments.find(({ transactions }) =>
      toList(transactions).some((other) => idOf((other as Json)['@id'] ?? (other as Json)['id']) === id),
    );
    return [
      {
        id,
        iri,
        number: toText(entry['number']) ?? '',
        label: toText(entry['label']) ?? '',
        dueDate: toText(entry['dueDate']),
        due,
        payment: payment ? { iri: String(payment.id), reference: toText(payment['reference']) ?? '' } : null,
      },
    ];
  });
};

/** Query key of the due entries. */
export const BASKET = ['payments', 'basket'] as const;
