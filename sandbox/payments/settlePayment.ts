import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { today } from '../model/time.ts';
import { insert } from '../storage/records.ts';
import { lockMoney } from '../rules/lockMoney.ts';
import { noteIncident } from './noteIncident.ts';
import type { Notice } from '../checkout/notice.ts';
import { writeBalances } from './writeBalances.ts';

/** Result of a notice; `known` is one that brings nothing new. */
type Settlement = 'settled' | 'known' | 'unknown' | 'amount';

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly organization: number;
  readonly amount: number;
  readonly mode: number;
  readonly state: string;
  readonly payer: number | null;
  readonly holder: number | null;
}

/**
 * Writes the outcome of a payment, once, however often it is reported. Money that has come is never refused: it is booked
 * although the payment had been given up or its entries have been paid meanwhile, and the account shows it.
 */
export const settlePayment = (context: Context, notice: Notice): Promise<Settlement> =>
  context.db.transaction(async (db) => {
    await lockMoney(db);
    const [payment] = await db.query<Found>(sql`select id, organization_id as organization, amount,
        mode_id as mode, state, creator_id as payer,
        (select person_id from accounts where id = creator_id) as holder
      from payments where reference = ${notice.reference} and key is not null for update`);
    if (!payment) return 'unknown';
    if (payment.amount !== notice.amount || notice.currency !== 'EUR') {
      await noteIncident(db, notice.reference, 'amount');
      return 'amount';
    }
    const isNew = notice.state === 'paid' ? UNPAID.includes(payment.state) : payment.state === 'pending';
    if (!isNew) return 'known';
    await db.query(sql`update payments set state = ${notice.state}, checkout_url = null, incident = null,
      date_modified = ${context.clock().toISOString()}::timestamptz where id = ${payment.id}::int`);
    if (notice.state === 'paid') await book({ ...context, db }, payment, notice.reference);
    return 'settled';
  });

const UNPAID: readonly string[] = ['pending', 'failed', 'cancelled'];

const book = async (context: Context, payment: Found, reference: string): Promise<void> => {
  const { db } = context;
  const { id, organization, amount, mode, payer, holder } = payment;
  const settled =
    await db.query(sql`update transactions set due = 0, state = 'paid', payment_mode_id = ${mode}::int
    where due > 0 and id in (select target_id from payments_transactions where owner_id = ${id}::int) returning id`);
  // Another payment of the same entries, begun but not made, would be paid for nothing.
  await db.query(sql`update payments set state = 'cancelled', checkout_url = null, incident = null
    where state = 'pending' and id in (select other.owner_id from payments_transactions other
      join payments_transactions mine on mine.target_id = other.target_id where mine.owner_id = ${id}::int)`);
  if (settled.length === 0) await db.query(sql`update payments set incident = 'twice' where id = ${id}::int`);
  const [category] = await db.query<{ id: number }>(sql`select id from referentials
    where type = 'AccountingCategory' and code = ${settled.length > 0 ? 'PAIEMENT' : 'ACOMPTE'}`);
  const values = {
    organization,
    date: today(context.clock),
    number: reference,
    label: settled.length > 0 ? 'Paiement en ligne' : 'Paiement en ligne d’écritures déjà réglées',
    category: category?.id,
    credit: amount,
    due: 0,
    state: 'paid',
    paymentMode: mode,
  };
  await insert(context, context.model.entity('transaction'), values, payer);
  await writeBalances(db, organization);
  if (payer === null) return;
  await insert(context, context.model.entity('history-action'), {
    date: context.clock().toISOString(),
    account: payer,
    person: holder,
    organization,
    entity: 'payment',
    entityId: id,
    action: 'payment',
    label: `Paiement en ligne ${reference}`,
  });
};
