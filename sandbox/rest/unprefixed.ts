import { createMiddleware } from 'hono/factory';
import type { Env } from '../rights/context.ts';

/** Vocabulary and documentation name the terms themselves and stay as they are. */
const KEPT = /^\/api(?:\/docs|\/contexts\/|\/index\.jsonld$|$)/;

/** Answers in the form of API Platform 4 with `hydra_prefix: false`: `member` for `hydra:member`, and so on. */
export const unprefixed = createMiddleware<Env>(async (c, next) => {
  await next();
  if (KEPT.test(c.req.path) || !c.res.headers.get('Content-Type')?.startsWith('application/ld+json')) return;
  const body: unknown = await c.res.json();
  const headers = new Headers(c.res.headers);
  headers.delete('Content-Length');
  c.res = new Response(JSON.stringify(withoutPrefix(body)), { status: c.res.status, headers });
});

const withoutPrefix = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutPrefix);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      bare(key),
      key === '@type' && typeof entry === 'string' ? bare(entry) : withoutPrefix(entry),
    ]),
  );
};

const bare = (term: string): string => term.replace(/^hydra:/, '');
