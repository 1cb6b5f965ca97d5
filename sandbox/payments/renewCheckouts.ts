import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';

interface Waiting extends Record<string, unknown> {
  readonly id: number;
  readonly organization: number;
  readonly reference: string;
  readonly amount: number;
}

/** Leads payments begun before this start to the provider of now, or nowhere where there is none. */
export const renewCheckouts = async ({ db, checkout }: Context): Promise<void> => {
  const waiting = await db.query<Waiting>(sql`select id, organization_id as organization, reference, amount
    from payments where state = 'pending' and key is not null`);
  for (const payment of waiting)
    await db.query(
      sql`update payments set checkout_url = ${checkout?.toUrl(payment) ?? null} where id = ${payment.id}::int`,
    );
};
