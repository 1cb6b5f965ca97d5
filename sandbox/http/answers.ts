import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';

/** 401 as LexikJWT writes it: always JSON with a bearer challenge. */
export const unauthorized = (message: string): Response =>
  new Response(JSON.stringify({ code: 401, message }), {
    status: 401,
    headers: { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Bearer' },
  });

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

/** Reads no more of a body than this, whether its length is told or not; 413 above. */
export const readAtMost = (bytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: bytes, onError: () => problem(413, 'Payload Too Large') });
