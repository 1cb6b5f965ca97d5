import { sql } from '../storage/sql.ts';
import type { Database } from '../storage/database.ts';

/** Notes for whoever waits for a payment that a notice of it was refused, and why; what is settled stays as it is. */
export const noteIncident = async (
  db: Database,
  reference: string,
  incident: 'signature' | 'amount',
): Promise<void> => {
  await db.query(sql`update payments set incident = ${incident}
    where reference = ${reference} and state = 'pending' and key is not null`);
};
