import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Headers that production's preflight allows and exposes, letter for letter. */
export const apiCors = (): MiddlewareHandler =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'OPTIONS', 'DELETE', 'PUT'],
    allowHeaders: [
      'DNT',
      'authorization',
      'User-Agent',
      'X-Requested-With',
      'If-Modified-Since',
      'Cache-Control',
      'Content-Type',
      'Range',
      'Cache-Version',
      'Content-disposition',
      'Current-Season',
      'Current-Season-Update',
    ],
    exposeHeaders: [
      'Content-Length',
      'Content-Range',
      'Cache-Version',
      'Content-disposition',
      'Current-Season',
      'Current-Season-Update',
    ],
  });
