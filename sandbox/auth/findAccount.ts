import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';

export interface LoginAccount extends Record<string, unknown> {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly active: boolean;
  readonly mfaEnabled: boolean;
  readonly passwordHash: string;
  readonly passwordVersion: number;
}

/** The account that logs in by this name; undefined when there is none, or none with a password. */
export const findAccount = async (
  { db, clock, isFactorForAll = false }: Context,
  username: string,
): Promise<LoginAccount | undefined> => {
  const [found] = await db.query<LoginAccount>(sql`select a.id, a.username, a.email,
      (a.enabled and (a.locked_until is null or a.locked_until <= ${clock().toISOString()}::timestamptz)) as active,
      a.mfa_enabled or ${isFactorForAll}::boolean as "mfaEnabled", c.password_hash as "passwordHash",
      c.version as "passwordVersion"
    from accounts a join credentials c on c.account_id = a.id where a.username = ${username}`);
  return found;
};
