import { errors, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../context.ts';
import { ALGORITHM, signingKey } from './signingKey.ts';

const LIFETIME_SECONDS = 3600;

export interface TokenBearer {
  readonly id: number;
  readonly username: string;
  readonly roles: readonly string[];
}

/** Signs an access token of one hour with the claims that LexikJWT writes, plus `account`, the account's IRI. */
export const signAccessToken = async ({ db, clock }: Context, account: TokenBearer): Promise<string> => {
  const issuedAt = Math.floor(clock().getTime() / 1000);
  const { privateKey } = await signingKey(db);
  return new SignJWT({
    roles: [...account.roles],
    username: account.username,
    account: `/api/accounts/${account.id}`,
  })
    .setProtectedHeader({ typ: 'JWT', alg: ALGORITHM })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(privateKey);
};

/** Why a token is refused, in the words of LexikJWT. */
export type TokenFault =
  'Expired JWT Token' | 'Invalid JWT Token' | 'Unable to find key "username" in the token payload.';

/** Checks signature, algorithm and age; answers the account id or the fault. */
export const readAccessToken = async (
  { db, clock }: Context,
  token: string,
): Promise<{ readonly account: number } | { readonly fault: TokenFault }> => {
  const { publicKey } = await signingKey(db);
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: [ALGORITHM],
      currentDate: clock(),
      requiredClaims: ['iat', 'exp'],
    });
    if (typeof payload.username !== 'string')
      return { fault: 'Unable to find key "username" in the token payload.' };
    const account = /^\/api\/accounts\/(\d{1,9})$/.exec(String(payload.account))?.[1];
    return account === undefined ? { fault: 'Invalid JWT Token' } : { account: Number(account) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { fault: 'Expired JWT Token' };
    if (error instanceof errors.JOSEError) return { fault: 'Invalid JWT Token' };
    throw error;
  }
};
