import { sql } from '../storage/sql.ts';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../rights/context.ts';
import type { Database } from '../storage/database.ts';

/** RFC 6238 as every application does it: SHA-1, six digits, 30 seconds; 160 bits of secret, as RFC 4226 recommends. */
const PERIOD_S = 30;
const SECRET_BYTES = 20;

/** A clock may be one step off. */
const WINDOW = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Raquette', label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** A new secret, in base32. */
export const drawSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an application reads from a QR code. */
export const toKeyUri = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The secret of the application that the account's holder uses; null for one without. */
export const readTotp = async (db: Database, account: number): Promise<string | null> => {
  const [found] = await db.query<{ secret: string }>(
    sql`select secret from totp_secrets where account_id = ${account}`,
  );
  return found?.secret ?? null;
};

interface Holder {
  readonly account: number;
  readonly secret: string;
  /** Whether this code is what switches the secret on. */
  readonly isNew?: boolean;
}

/** Whether a code fits now. It and those before it are used up by one statement: no process takes one twice. */
export const acceptTotp = async (
  { db, clock }: Context,
  { account, secret, isNew = false }: Holder,
  code: string,
): Promise<boolean> => {
  const timestamp = clock().getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const taken = isNew
    ? await db.query(sql`insert into totp_secrets (account_id, secret, last_step)
        values (${account}, ${secret}, ${step}) on conflict (account_id)
        do update set secret = excluded.secret, last_step = excluded.last_step returning 1 as taken`)
    : await db.query(sql`update totp_secrets set last_step = ${step}
        where account_id = ${account} and secret = ${secret} and last_step < ${step} returning 1 as taken`);
  return taken.length === 1;
};

export const forgetTotp = async (db: Database, account: number): Promise<void> => {
  await db.query(sql`delete from totp_secrets where account_id = ${account}`);
};
