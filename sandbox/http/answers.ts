import type { MiddlewareHandler } from 'hono';
import { bodyType, problem } from '../../host/answers.ts';

/** 401 as LexikJWT writes it: always JSON with a bearer challenge. */
export const unauthorized = (message: string): Response =>
  new Response(JSON.stringify({ code: 401, message }), {
    status: 401,
    headers: { 'Content-Type': 'application/json', 'WWW-Authenticate': 'Bearer' },
  });

const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

/** Takes JSON alone, which no page of another site can send without a preflight request; 415 for all else. */
export const readJsonAlone: MiddlewareHandler = async ({ req }, next) => {
  const type = bodyType(req.raw);
  if (req.method !== 'POST' || JSON_TYPES.has(type)) return next();
  return problem(
    415,
    `The content-type "${type.slice(0, 100)}" is not supported. Supported MIME types are "application/json", "application/ld+json".`,
  );
};
