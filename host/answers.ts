import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';

/** Symfony's own problem body, for addresses that are no API resource. */
export const problem = (
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(
    JSON.stringify({
      type: 'https://tools.ietf.org/html/rfc2616#section-10',
      title: 'An error occurred',
      status,
      detail,
    }),
    { status, headers: { 'Content-Type': 'application/json', ...headers } },
  );

/** The type of a body without its parameters, `application/json`. */
export const bodyType = (request: Request): string =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Reads no more of a body than this, whether its length is declared or not; 413 above. */
export const readAtMost = (bytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: bytes, onError: () => problem(413, 'Cette demande est trop volumineuse.') });
