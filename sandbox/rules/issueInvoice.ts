import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { insert } from '../storage/records.ts';
import type { Tools } from './rules.ts';

interface Invoice {
  readonly organization: number;
  readonly label: string;
  /** Code of the accounting category. */
  readonly category: string;
  /** Cents. */
  readonly amount: number;
}

/** Days that a structure has to pay. */
const DELAY_DAYS = 30;
const DAY_MS = 86_400_000;

/** Puts a sum to the account of a structure; returns the key of the entry. */
export const issueInvoice = async (
  { organization, label, category, amount }: Invoice,
  { context, viewer }: Tools,
): Promise<number> => {
  const { db, model, clock } = context;
  // Numbers follow one another, and each balance follows from the one before.
  await db.query(sql`select pg_advisory_xact_lock(727179)`);
  const year = today(clock).slice(0, 4);
  const [last] = await db.query<{ number: number | null; balance: number | null; category: number | null }>(
    sql`select (select max(substr(number, 9)::int) from transactions where number ~ ${`^FA-${year}-[0-9]{6}$`}) as number,
      (select balance from transactions where organization_id = ${organization}::int
        order by date desc, id desc limit 1) as balance,
      (select id from referentials where type = 'AccountingCategory' and code = ${category}) as category`,
  );
  const { id } = await insert(
    context,
    model.entity('transaction'),
    {
      organization,
      date: today(clock),
      number: `FA-${year}-${String((last?.number ?? 0) + 1).padStart(6, '0')}`,
      label,
      category: last?.category,
      debit: amount,
      due: amount,
      balance: (last?.balance ?? 0) - amount,
      state: 'issued',
      dueDate: new Date(clock().getTime() + DELAY_DAYS * DAY_MS).toISOString().slice(0, 10),
    },
    viewer.account,
  );
  return id;
};
