import { ApiError, cancelled } from './ApiError.ts';
import { loadCode } from './loadCode.ts';
import { parseJson } from './parseJson.ts';
import type { Upload } from './sendUpload.ts';
import { tryOrNull } from '../lib/tryOrNull.ts';

interface RawAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null when it is empty or no JSON. */
  readonly json: unknown;
  /** The body of a requested file; null for any other answer and for a refusal. */
  readonly blob: Blob | null;
}

export interface Sending {
  readonly send: typeof fetch;
  readonly url: URL;
  readonly init: RequestInit;
  readonly isRead: boolean;
  readonly isFile: boolean;
  readonly timeoutMs?: number;
  readonly upload?: Upload;
}

/** After this long an answer is given up; a write's outcome is then unknown. */
const TIMEOUT_MS = 60_000;

/**
 * One exchange, body included, within `timeoutMs`. Rejects with kind 'cancelled' when the caller gave up and
 * 'network' when no complete answer came; a write's outcome is then unknown, for its answer may be what was lost.
 */
export const sendOnce = async (sending: Sending): Promise<RawAnswer> => {
  const { send, url, init, isRead, isFile, timeoutMs = TIMEOUT_MS, upload } = sending;
  // Of no page that has nothing to upload.
  const uploads = upload && (await loadCode(() => import('./sendUpload.ts')));
  const limit = new AbortController();
  const end = (): void => limit.abort();
  let timer = setTimeout(end, timeoutMs);
  // A large file may take its time: only standing still, and the answer, are limited.
  const onProgress: Upload['onProgress'] = (sent, total) => {
    clearTimeout(timer);
    timer = setTimeout(end, timeoutMs);
    upload?.onProgress(sent, total);
  };
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  try {
    // No cookie, and no redirect: a token must not follow one to another host.
    const options: RequestInit = { ...init, signal, credentials: 'omit', redirect: 'error' };
    const response = await (uploads
      ? uploads.sendUpload(url.href, options, { ...upload, onProgress })
      : send(url.href, options));
    const { ok, status, statusText, headers } = response;
    const blob = isFile && ok ? await response.blob() : null;
    const text = blob ? '' : await response.text();
    return {
      ok,
      status,
      statusText,
      headers,
      text,
      json: text === '' ? null : tryOrNull(() => parseJson(text)),
      blob,
    };
  } catch (cause) {
    const stopped = uploads && cause instanceof uploads.UploadFailure ? cause : null;
    if (init.signal?.aborted || stopped?.isCancelled) throw cancelled(cause);
    const message = limit.signal.aborted ? `No answer within ${timeoutMs} ms` : 'No answer from the server';
    // What the server has not received as a whole it has not carried out.
    const isHalf = stopped?.isComplete === false;
    throw new ApiError({ kind: 'network', message, unknownOutcome: !isRead && !isHalf, cause });
  } finally {
    clearTimeout(timer);
  }
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the `Blob` of a file; null where the server had nothing to say (204, 202, an empty answer to a write). */
  readonly body: unknown;
  readonly text: string;
}

/**
 * Reads a success: JSON or empty. A proxy's login page or a truncated document throws, with unknown outcome for a
 * write.
 */
export const readAnswer = (answer: RawAnswer, isRead: boolean): Answer => {
  const { status, headers, text, json, blob } = answer;
  if (blob) return { status, headers, body: blob, text };
  if (text.trim() === '' && (!isRead || status === 204 || status === 202))
    return { status, headers, body: null, text };
  const type = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/(?:[a-z0-9.+-]+\+)?json$/.test(type))
    throw unreadable(status, `The server answered '${type || 'no type'}' instead of JSON`, isRead);
  if (json === null && text.trim() !== 'null')
    throw unreadable(status, 'The server answered incomplete JSON', isRead);
  return { status, headers, body: json, text };
};

const unreadable = (status: number, message: string, isRead: boolean): ApiError =>
  new ApiError({ kind: 'server', status, message, unknownOutcome: !isRead });
