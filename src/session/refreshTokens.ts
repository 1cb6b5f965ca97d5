import { ApiError } from '../http/ApiError.ts';
import type { Transport } from '../http/createTransport.ts';
import { parseTokenPair, type TokenPair } from './parseToken.ts';

type RefreshResult =
  | { readonly kind: 'renewed'; readonly pair: TokenPair }
  /** The server will not renew this session. */
  | { readonly kind: 'refused' }
  /** Nothing was learnt about the session: it stays, the call that wanted a token fails. */
  | { readonly kind: 'unreachable'; readonly error: ApiError };

interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

type Try = RefreshResult | { readonly kind: 'unusable' };

const SAYS_NOTHING: ReadonlySet<string> = new Set(['network', 'rateLimit']);
/** A gateway without its server: what was read can be read on until it is back. */
const AWAY: readonly number[] = [502, 503, 504];

const TRIES = 3;
const BUDGET_MS = 10_000;
const LONGEST_WAIT_S = 60;

/**
 * Renews the tokens with up to 3 tries in 10 s. A refusal ends at once, an answer that is no token
 * pair counts as a refusal in the end, silence does not. A `Retry-After` is waited for.
 */
export const refreshTokens = async (
  transport: Transport,
  refreshToken: string,
  { now, sleep }: Clock,
): Promise<RefreshResult> => {
  let deadline = now() + BUDGET_MS;
  for (let tried = 1; ; tried += 1) {
    const result = await tryOnce(transport, refreshToken, Math.max(1, deadline - now()));
    if (result.kind === 'renewed' || result.kind === 'refused') return result;
    const retryAfter = result.kind === 'unreachable' ? result.error.retryAfter : null;
    const wait = retryAfter === null ? 250 * 4 ** (tried - 1) : retryAfter * 1000;
    if (retryAfter !== null && retryAfter <= LONGEST_WAIT_S) deadline += wait;
    if (tried >= TRIES || now() + wait >= deadline)
      return result.kind === 'unreachable' ? result : { kind: 'refused' };
    await sleep(wait);
  }
};

const tryOnce = async (transport: Transport, refreshToken: string, timeoutMs: number): Promise<Try> => {
  try {
    const { body } = await transport.request('/token/refresh', {
      method: 'POST',
      body: { refresh_token: refreshToken },
      read: true,
      retries: false,
      timeoutMs,
    });
    const pair = parseTokenPair(body);
    return pair ? { kind: 'renewed', pair } : { kind: 'unusable' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (SAYS_NOTHING.has(error.kind) || AWAY.includes(error.status ?? 0))
      return { kind: 'unreachable', error };
    return error.status !== null && [400, 401, 403].includes(error.status)
      ? { kind: 'refused' }
      : { kind: 'unusable' };
  }
};
