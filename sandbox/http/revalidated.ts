import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { Env } from '../rights/context.ts';

const tagged = etag();

/**
 * Lets a browser keep an answer and ask each time whether it still holds: 304 where it does. The tag is the digest of
 * what this caller is told, so that changed data or rights are seen at once; what an account is told no shared cache keeps.
 */
export const revalidated: MiddlewareHandler<Env> = async (c, next) => {
  await tagged(c, async () => {
    await next();
    if (!c.res.ok || c.res.headers.has('Cache-Control')) return;
    c.header('Cache-Control', c.var.viewer ? 'private, no-cache' : 'public, no-cache');
    c.header('Vary', 'Authorization', { append: true });
  });
};
