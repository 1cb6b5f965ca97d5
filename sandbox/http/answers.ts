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

/** The type of a body without its parameters, `application/json`. */
export const bodyType = (request: Request): string =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

/** Takes JSON alone, which no page of another site can send without asking first; 415 for all else. */
export const readJsonAlone: MiddlewareHandler = async ({ req }, next) => {
  const type = bodyType(req.raw);
  if (req.method !== 'POST' || JSON_TYPES.has(type)) return next();
  return problem(
    415,
    `The content-type "${type.slice(0, 100)}" is not supported. Supported MIME types are "application/json", "application/ld+json".`,
  );
};

/** Reads no more of a body than this, whether its length is told or not; 413 above. */
export const readAtMost = (bytes: number): MiddlewareHandler =>
  bodyLimit({ maxSize: bytes, onError: () => problem(413, 'Cette demande est trop volumineuse.') });
