import { sql } from '../storage/sql.ts';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScryptOptions } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { createQueue } from './createQueue.ts';

/** Work of one check: log2 of scrypt's N, and its p. OWASP's sheet on storing passwords names 2^15 with 3 (32 MB). */
export interface Cost {
  readonly logN: number;
  readonly p: number;
}

const COST: Cost = { logN: 15, p: 3 };
const BLOCK_SIZE = 8;
const KEY_BYTES = 32;

/**
 * scrypt works in Node's pool of four threads, where files are read as well: two checks at a time leave room, and
 * whoever comes while twenty wait gets 503 and tries later.
 */
const inTurn = createQueue({ atOnce: 2, waiting: 20 });

/** A password as it is kept: `scrypt$15$3$<salt>$<key>`, both in base64url. */
export const hashPassword = async (password: string, { logN, p }: Cost = COST): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { logN, p });
  return ['scrypt', logN, p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

const derive = (password: string, salt: Buffer, { logN, p }: Cost): Promise<Buffer> => {
  const options: ScryptOptions = { N: 2 ** logN, r: BLOCK_SIZE, p, maxmem: 256 * BLOCK_SIZE * 2 ** logN };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
};

/** Keeps the hash of an account's password; replaces the former one, with which every token of the account ends. */
export const storePassword = async (
  db: Database,
  accountId: number,
  password: string,
  cost?: Cost,
): Promise<void> => {
  const passwordHash = await hashPassword(password, cost);
  await db.query(sql`insert into credentials (account_id, password_hash) values (${accountId}, ${passwordHash})
    on conflict (account_id) do update set password_hash = excluded.password_hash, version = credentials.version + 1`);
};

const FLOOD_PAUSE_MS = 1000;

/** Hash that no password fits, made once a process. */
let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (unknown user) it works just as long and answers false,
 * so that the time of an answer does not disclose who has an account. In a flood of failures a wrong one keeps its turn for
 * a second: the whole world then tries two a second, and whoever knows a password is not locked out.
 * @throws BusyError when too many wait to be checked
 */
export const isPassword = (
  password: string,
  passwordHash: string | null,
  isFlood = false,
): Promise<boolean> =>
  inTurn(async () => {
    decoy ??= hashPassword(randomBytes(32).toString('base64'));
    const fits = await matches(password, passwordHash ?? (await decoy));
    const isRight = fits && passwordHash !== null;
    if (isFlood && !isRight) await pause(FLOOD_PAUSE_MS);
    return isRight;
  });

const matches = async (password: string, passwordHash: string): Promise<boolean> => {
  const [, logN, p, salt = '', key = ''] = passwordHash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { logN: Number(logN), p: Number(p) });
  return expected.length === given.length && timingSafeEqual(expected, given);
};
