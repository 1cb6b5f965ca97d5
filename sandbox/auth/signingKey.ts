import { sql } from '../storage/sql.ts';
import { exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { Database } from '../storage/database.ts';

/** The only algorithm that is signed with and accepted. */
export const ALGORITHM = 'ES256';

export interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

const keys = new WeakMap<Database, Promise<SigningKey>>();

/** The key pair of this database, generated when there is none yet: no key is ever shipped or configured. */
export const signingKey = (db: Database): Promise<SigningKey> => {
  const known = keys.get(db);
  if (known) return known;
  const loading = loadKey(db);
  keys.set(db, loading);
  // A failed read is repeated by the next request instead of failing for ever.
  loading.catch(() => keys.delete(db));
  return loading;
};

const loadKey = async (db: Database): Promise<SigningKey> => {
  const stored = (await readKey(db)) ?? (await generateKey(db));
  return { privateKey: await toKey(stored.privateJwk), publicKey: await toKey(stored.publicJwk) };
};

interface StoredKey extends Record<string, unknown> {
  readonly privateJwk: string;
  readonly publicJwk: string;
}

const readKey = async (db: Database): Promise<StoredKey | undefined> => {
  const rows = await db.query<StoredKey>(
    sql`select private_jwk as "privateJwk", public_jwk as "publicJwk" from signing_keys where id = 1`,
  );
  return rows[0];
};

const generateKey = async (db: Database): Promise<StoredKey> => {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const privateJwk = JSON.stringify(await exportJWK(pair.privateKey));
  const publicJwk = JSON.stringify(await exportJWK(pair.publicKey));
  await db.query(sql`insert into signing_keys (id, private_jwk, public_jwk)
    values (1, ${privateJwk}, ${publicJwk}) on conflict (id) do nothing`);
  return (await readKey(db)) ?? { privateJwk, publicJwk };
};

/** Another key pair in place of the present one; a process that holds that one goes on with it until it is restarted. */
export const replaceKey = async (db: Database): Promise<void> => {
  keys.delete(db);
  await db.transaction(async (tx) => {
    await tx.query(sql`delete from signing_keys`);
    await generateKey(tx);
  });
};

const toKey = async (jwk: string): Promise<CryptoKey> => {
  const key = await importJWK(JSON.parse(jwk) as JWK, ALGORITHM);
  if (key instanceof Uint8Array) throw new TypeError('The signing key is no key pair');
  return key;
};
