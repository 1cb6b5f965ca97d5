import { type CryptoKey, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../rights/context.ts';
import type { Proof } from './proof.ts';
import { ALGORITHM, signingKey } from './signingKey.ts';

const LIFETIME_SECONDS = 3600;

/** Issuer and audience of a token: a key that served another program too would open nothing here. */
const ISSUER = 'raquette';
const AUDIENCE = 'raquette-api';

export interface TokenBearer {
  readonly id: number;
  readonly username: string;
  readonly roles: readonly string[];
  /** The session whose end is the token's too. */
  readonly session: string;
}

/**
 * Signs an access token of one hour with the claims that LexikJWT writes, plus issuer and audience,
 * `account`, the account's IRI, and what its session has proved.
 */
export const signAccessToken = async (
  { db, clock }: Context,
  account: TokenBearer,
  { passwordVersion, secondFactorAt }: Proof,
): Promise<string> => {
  const issuedAt = Math.floor(clock().getTime() / 1000);
  const { privateKey } = await signingKey(db);
  return new SignJWT({
    roles: [...account.roles],
    username: account.username,
    account: `/api/accounts/${account.id}`,
    session: account.session,
    password_version: passwordVersion,
    ...(secondFactorAt === null ? {} : { second_factor: secondFactorAt }),
  })
    .setProtectedHeader({ typ: 'JWT', alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(privateKey);
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Why a token is refused, in the words of LexikJWT. */
export type TokenFault =
  'Expired JWT Token' | 'Invalid JWT Token' | 'Unable to find key "username" in the token payload.';

/** Checks signature, algorithm and age; answers the account id with what its session has proved, or the fault. */
export const readAccessToken = async (
  { db, clock }: Context,
  token: string,
): Promise<
  ({ readonly account: number; readonly session: string | null } & Proof) | { readonly fault: TokenFault }
> => {
  const { publicKey } = await signingKey(db);
  try {
    const payload = await verify(token, publicKey, clock());
    if (typeof payload.username !== 'string')
      return { fault: 'Unable to find key "username" in the token payload.' };
    const account = /^\/api\/accounts\/(\d{1,9})$/.exec(String(payload.account))?.[1];
    if (account === undefined) return { fault: 'Invalid JWT Token' };
    return {
      account: Number(account),
      session: typeof payload.session === 'string' && UUID.test(payload.session) ? payload.session : null,
      passwordVersion: toCount(payload.password_version) ?? 0,
      secondFactorAt: toCount(payload.second_factor),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { fault: 'Expired JWT Token' };
    if (error instanceof errors.JOSEError) return { fault: 'Invalid JWT Token' };
    throw error;
  }
};

const verified = new WeakMap<CryptoKey, Map<string, JWTPayload>>();
const MAX_VERIFIED = 1000;

/** A signature that was good stays good: of a token that comes again, its age alone is looked at. */
const verify = async (token: string, key: CryptoKey, now: Date): Promise<JWTPayload> => {
  const known = verified.get(key) ?? new Map<string, JWTPayload>();
  const cached = known.get(token);
  if (cached && Number(cached.exp) * 1000 > now.getTime()) return cached;
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    currentDate: now,
    issuer: ISSUER,
    audience: AUDIENCE,
    requiredClaims: ['iat', 'exp'],
  });
  if (known.size >= MAX_VERIFIED) known.clear();
  verified.set(key, known.set(token, payload));
  return payload;
};

const toCount = (claim: unknown): number | null =>
  typeof claim === 'number' && Number.isSafeInteger(claim) ? claim : null;
