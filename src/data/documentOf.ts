import { ApiError } from '../http/ApiError.ts';
import type { Answer } from '../http/sendOnce.ts';
import { isObject, type Json } from '../schema/read.ts';

/**
 * The document of a successful answer. A read has something to tell; a write may be answered by nothing (202, 204).
 * Any other JSON, such as `null` or a list, comes from somebody who is not the API: throws `ApiError`, after which
 * the outcome of a write is unknown.
 */
export const documentOf = ({ status, body, text }: Answer, method: string): Json => {
  const isRead = method === 'GET';
  if (isObject(body) && (!isRead || Object.keys(body).length > 0)) return body;
  if (!isRead && text.trim() === '') return {};
  const message = 'The server answered no document';
  throw new ApiError({ kind: 'server', status, message, unknownOutcome: !isRead });
};
