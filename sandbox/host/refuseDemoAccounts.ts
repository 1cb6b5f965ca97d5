import { sql } from '../storage/sql.ts';
import type { Sandbox } from '../api/openSandbox.ts';
import { StartError } from '../../host/StartError.ts';
import { demoAccounts } from './demoAccounts.ts';

/** Everybody knows the passwords of the demo accounts: throws a StartError when the database holds one of them. */
export const refuseDemoAccounts = async ({ context }: Pick<Sandbox, 'context'>): Promise<void> => {
  const names = sql.join(
    Object.keys(demoAccounts).map((username) => sql`${username}`),
    sql`, `,
  );
  const [found] = await context.db.query<{ username: string }>(
    sql`select username from accounts where username in (${names}) order by username limit 1`,
  );
  if (found)
    throw new StartError(
      `The database holds the demo account '${found.username}', whose password is public. Start without NODE_ENV=production, or use a database without demo accounts.`,
    );
};
