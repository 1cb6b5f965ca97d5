import { isObject, toList, toNumber, toText } from '../schema/read.ts';
import { parseJson } from '../http/parseJson.ts';

/** Claims of an access token; its signature is not checked here. */
interface TokenContent {
  /** Milliseconds on the server's clock. */
  readonly expiresAt: number;
  readonly issuedAt: number | null;
  readonly roles: readonly string[];
  readonly username: string;
  /** IRI of the account, if the token holds it. */
  readonly account: string | null;
}

/** Reads a JWT's payload; null for anything that is none or does not say when it expires. */
export const parseToken = (token: unknown): TokenContent | null => {
  const payload = typeof token === 'string' ? readPayload(token) : null;
  const expiry = payload ? toNumber(payload.exp) : null;
  if (!payload || expiry === null) return null;
  const issued = toNumber(payload.iat);
  return {
    expiresAt: expiry * 1000,
    issuedAt: issued === null ? null : issued * 1000,
    roles: toList(payload.roles).filter((role) => typeof role === 'string'),
    username: toText(payload.username) ?? toText(payload.email) ?? toText(payload.sub) ?? '',
    account: toText(payload.account),
  };
};

const readPayload = (token: string) => {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const binary = atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const payload = parseJson(
      new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))),
    );
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
};

export interface TokenPair {
  readonly token: string;
  readonly content: TokenContent;
  /** Null where the server sent none: the present one stays good. */
  readonly refreshToken: string | null;
}

/** Reads the tokens of a login or a refresh; null for any other answer. */
export const parseTokenPair = (body: unknown): TokenPair | null => {
  if (!isObject(body) || typeof body.token !== 'string') return null;
  const content = parseToken(body.token);
  return content ? { token: body.token, content, refreshToken: toText(body.refresh_token) } : null;
};
