import { ApiError } from './ApiError.ts';
import type { RawAnswer } from './sendOnce.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the `Blob` of a file; null where the server had nothing to say (204, 202, an empty answer to a write). */
  readonly body: unknown;
  readonly text: string;
}

/**
 * A success is JSON or nothing: a login page of a proxy, a truncated document or an empty list is no answer.
 * After a write such a success tells nothing about what was done.
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
