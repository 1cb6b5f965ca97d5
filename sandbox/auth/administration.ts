import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { replaceKey } from './signingKey.ts';

/**
 * Ends every session of an account, or of all; their access tokens serve no more with the next request, on every process.
 * Answers how many sessions of how many accounts; null where nobody has the name.
 */
export const closeSessions = async (
  { db, clock, securityLog }: Context,
  username: string | null,
): Promise<{ readonly accounts: number; readonly sessions: number } | null> => {
  const known = await db.query<{ id: number }>(
    username === null
      ? sql`select id from accounts`
      : sql`select id from accounts where username = ${username}`,
  );
  if (username !== null && known.length === 0) return null;
  const whose = username === null ? sql`true` : sql`account_id = ${known[0]?.id ?? null}`;
  const ended = await db.query<{ account: number; family: string }>(sql`update refresh_tokens
    set revoked_at = ${clock().toISOString()}::timestamptz where revoked_at is null and ${whose}
    returning account_id as account, family::text as family`);
  const families = new Map(ended.map(({ family, account }) => [family, account]));
  const counts = new Map<number, number>();
  for (const account of families.values()) counts.set(account, (counts.get(account) ?? 0) + 1);
  for (const [account, count] of counts)
    securityLog?.({ event: 'session.ended', account, reason: 'administrator', count });
  return { accounts: counts.size, sessions: families.size };
};

/** Signs with a new key from now on: tokens of the former one are refused by every process that starts after. */
export const changeKey = async ({ db, securityLog }: Context): Promise<void> => {
  await replaceKey(db);
  securityLog?.({ event: 'key.replaced', account: null, reason: 'administrator' });
};
