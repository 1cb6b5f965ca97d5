import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { readViewer } from '../rights/readViewer.ts';
import { signAccessToken } from './accessToken.ts';
import type { Proof } from './proof.ts';
import { issueRefreshToken } from './refreshTokens.ts';
import type { RefreshToken } from './refreshTokens.ts';

/** The answer to a login, a second factor and a refresh. */
export interface TokenPair {
  readonly token: string;
  readonly refresh_token: string;
  /** Unix time in seconds. */
  readonly refresh_token_expiration: number;
}

const MAX_DEVICE = 200;

/** Tokens of a new session; null when the account is not active. */
export const openSession = async (
  context: Context,
  account: number,
  proof: Proof,
  request: Request,
): Promise<TokenPair | null> => {
  await context.db.query(
    sql`update accounts set last_login = ${context.clock().toISOString()}::timestamptz where id = ${account}`,
  );
  const device = request.headers.get('User-Agent')?.slice(0, MAX_DEVICE) ?? null;
  return continueSession(context, account, proof, () => issueRefreshToken(context, account, proof, device));
};

/** A fresh access token beside the given refresh token; null when the account is not active. */
export const continueSession = async (
  context: Context,
  account: number,
  proof: Proof,
  refresh: () => Promise<RefreshToken> | RefreshToken,
): Promise<TokenPair | null> => {
  const viewer = await readViewer(context, account);
  if (!viewer) return null;
  const { username, roles } = viewer;
  const { token: refreshToken, session, expiresAt } = await refresh();
  const token = await signAccessToken(context, { id: account, username, roles, session }, proof);
  return { token, refresh_token: refreshToken, refresh_token_expiration: expiresAt };
};
