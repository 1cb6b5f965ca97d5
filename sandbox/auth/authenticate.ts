import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { Context, Env } from '../context.ts';
import { readViewer } from '../rights/readViewer.ts';
import { readAccessToken } from './accessToken.ts';
import { unauthorized } from './answers.ts';
import { AUTH_PATHS } from './authRoutes.ts';
import { messages } from './messages.ts';

/**
 * Sets `viewer` from the bearer token, with the rights of this moment. Under `/api` a request without token
 * goes on only to the documents that describe the API; there a token is still checked when one is sent.
 */
export const authenticate =
  (context: Context): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('viewer', null);
    if (c.req.method === 'OPTIONS' || AUTH_PATHS.includes(c.req.path)) return next();
    const token = fromAuthorization(c.req.header('Authorization')) ?? fromFileAddress(c.req);
    if (token === undefined) return isPublic(c.req.path) ? next() : unauthorized(messages.noToken);
    const read = await readAccessToken(context, token);
    if ('fault' in read) return unauthorized(read.fault);
    const viewer = await readViewer(context, read.account);
    if (!viewer) return unauthorized(messages.disabled);
    if (viewer.passwordVersion !== read.passwordVersion) return unauthorized('Invalid JWT Token');
    c.set('viewer', { ...viewer, secondFactorAt: read.secondFactorAt });
    return next();
  };

/** Entry point, documentation and JSON-LD contexts name types and fields, never a record. */
const PUBLIC_API = /^\/api(\/?|\/index\.jsonld|\/docs(\.jsonld)?|\/contexts\/[^/]+)$/;

const isPublic = (path: string): boolean => !/^\/api(\/|$)/.test(path) || PUBLIC_API.test(path);

/** A file may be asked for by its address alone, where a browser sends no header (`?bearer=`). */
const fromFileAddress = (request: HonoRequest): string | undefined =>
  request.method === 'GET' && /^\/api\/files\/[^/]+\/[^/]+$/.test(request.path)
    ? request.query('bearer')
    : undefined;

const fromAuthorization = (header: string | undefined): string | undefined =>
  /^Bearer +(\S.*)$/i.exec(header ?? '')?.[1]?.trim();
