import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { Env } from '../rights/context.ts';

const tagged = etag();

/**
 * Lets a browser keep an answer and revalidate it each time: 304 while it is the same. The tag is the digest of
 * what this caller gets, so that changed data or rights are seen at once; no shared cache keeps what an account gets.
 */
export const revalidated: MiddlewareHandler<Env> = async (c, next) => {
  await tagged(c, async () => {
    await next();
    if (!c.res.ok || c.res.headers.has('Cache-Control')) return;
    c.header('Cache-Control', c.var.viewer ? 'private, no-cache' : 'public, no-cache');
    c.header('Vary', 'Authorization', { append: true });
  });
};
