import { isObject, toText } from '../schema/read.ts';
import { parseToken, type TokenContent } from './parseToken.ts';

export interface TokenPair {
  readonly token: string;
  readonly content: TokenContent;
  /** Null where the server sent none: the one held stays good. */
  readonly refreshToken: string | null;
}

/** Reads the tokens of a login or a refresh; null for any other answer. */
export const parseTokenPair = (body: unknown): TokenPair | null => {
  if (!isObject(body) || typeof body.token !== 'string') return null;
  const content = parseToken(body.token);
  return content ? { token: body.token, content, refreshToken: toText(body.refresh_token) } : null;
};
