import { ApiError } from './ApiError.ts';
import { parseJson } from './parseJson.ts';

export interface RawAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null when it is empty or no JSON. */
  readonly json: unknown;
  /** The body of a file that was asked for; null for any other answer and for a refusal. */
  readonly blob: Blob | null;
}

interface Sending {
  readonly send: typeof fetch;
  readonly url: URL;
  readonly init: RequestInit;
  readonly isRead: boolean;
  readonly isFile: boolean;
  readonly limitMs: number;
}

/**
 * One exchange, body included, within `limitMs`. Rejects with kind 'cancelled' when the caller gave up and
 * 'network' when no complete answer came; a write's outcome is then unknown, for its answer may be what was lost.
 */
export const sendOnce = async ({ send, url, init, isRead, isFile, limitMs }: Sending): Promise<RawAnswer> => {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort();
  }, limitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  try {
    // No cookie, and no redirect: a token must not follow one to another host.
    const response = await send(url.href, { ...init, signal, credentials: 'omit', redirect: 'error' });
    const { ok, status, statusText, headers } = response;
    const blob = isFile && ok ? await response.blob() : null;
    const text = blob ? '' : await response.text();
    return { ok, status, statusText, headers, text, json: tryJson(text), blob };
  } catch (cause) {
    if (init.signal?.aborted)
      throw new ApiError({ kind: 'cancelled', message: 'The request was cancelled', cause });
    const message = limit.signal.aborted ? `No answer within ${limitMs} ms` : 'No answer from the server';
    throw new ApiError({ kind: 'network', message, unknownOutcome: !isRead, cause });
  } finally {
    clearTimeout(timer);
  }
};

const tryJson = (text: string): unknown => {
  try {
    return text === '' ? null : parseJson(text);
  } catch {
    return null;
  }
};
