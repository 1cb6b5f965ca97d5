import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Writes the balance of a structure's account after each of its entries: the sum of all up to it. */
export const writeBalances = async (db: Database, organization: number): Promise<void> => {
  await db.query(sql`update transactions set balance = summed.balance
    from (select id, sum(coalesce(credit, 0) - coalesce(debit, 0)) over (order by date, id) as balance
      from transactions where organization_id = ${organization}::int) summed
    where transactions.id = summed.id and transactions.balance is distinct from summed.balance`);
};
