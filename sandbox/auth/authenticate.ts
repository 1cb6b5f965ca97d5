import type { Context as HonoContext, HonoRequest, MiddlewareHandler } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { readBearer } from '../rights/readViewer.ts';
import { readAccessToken } from './accessToken.ts';
import { unauthorized } from '../http/answers.ts';
import { AUTH_PATHS } from './authRoutes.ts';
import { messages } from './messages.ts';

/**
 * Sets `viewer` from the bearer token, with the rights of this moment. Under `/api` a request without token
 * goes on only to what is open to anybody, the documents that describe the API among it unless they are kept back; there a token is still
 * checked when one is sent.
 */
export const authenticate =
  (context: Context, isDocumented = true): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('viewer', null);
    if (c.req.method === 'OPTIONS' || AUTH_PATHS.includes(c.req.path)) return next();
    const token = fromAuthorization(c.req.header('Authorization')) ?? fromFileAddress(c.req);
    if (token === undefined) {
      if (!isPublic(context, c.req, isDocumented)) return unauthorized(messages.noToken);
      await next();
      // GraphQL knows by itself what went wrong behind its status 200.
      if (c.req.path !== GRAPHQL && READING.test(c.req.path)) letBeKept(c);
      return undefined;
    }
    const read = await readAccessToken(context, token);
    if ('fault' in read) {
      if (read.fault !== 'Expired JWT Token') c.set('wasRefused', true);
      return unauthorized(read.fault);
    }
    const bearer = await readBearer(context, read.account, read.session);
    if (!bearer) return unauthorized(messages.disabled);
    const { viewer, isOver } = bearer;
    const isUnproved = context.isFactorForAll === true && read.secondFactorAt === null;
    if (viewer.passwordVersion !== read.passwordVersion || isOver || isUnproved)
      return unauthorized('Invalid JWT Token');
    c.set('viewer', { ...viewer, secondFactorAt: read.secondFactorAt, session: read.session });
    return next();
  };

/** Public answers may be a minute old; whoever is logged in may get more at the same address. */
const letBeKept = ({ res }: HonoContext<Env>): void => {
  if (res.status !== 200 || res.headers.has('Cache-Control')) return;
  res.headers.set('Cache-Control', 'public, max-age=60');
  res.headers.append('Vary', 'Authorization');
};

/** Entry point, documentation and JSON-LD contexts name types and fields, never a record. */
const PUBLIC_API = /^\/api(\/?|\/index\.jsonld|\/docs(\.jsonld)?|\/contexts\/[^/]+)$/;

/** Results that anybody reads: they name players and scores, nothing else. */
const RESULTS = /^\/api\/(groups|tournament_requests)\/[^/]+\/consultation$/;
const GRAPHQL = '/api/graphql';

/** The address in the QR code of a printed attestation. */
const CHECKS = /^\/api\/attestations\/[^/]+$/;

/** Names of towns, and files, whose own route knows whether their record is for everybody. */
const TOWNS_AND_FILES = /^\/api\/(read\/towns|files\/\d+\/[^/]+)$/;

/** A collection, a record of it, or what describes them. */
const READING = /^\/api(\/[a-z0-9_]+)(\/search|\/\d+)?(\/mapping)?$/;

const isPublic = ({ model }: Context, request: HonoRequest, isDocumented: boolean): boolean => {
  const { method, path } = request;
  if (!/^\/api(\/|$)/.test(path)) return true;
  if (PUBLIC_API.test(path)) return isDocumented;
  if (method === 'GET' && (CHECKS.test(path) || RESULTS.test(path) || TOWNS_AND_FILES.test(path)))
    return true;
  if (path === GRAPHQL) return method === 'GET' && request.query('query') !== undefined;
  const collection = method === 'GET' ? READING.exec(path)?.[1] : undefined;
  return collection !== undefined && model.byPath(collection)?.access.anonymous === true;
};

/** A file may be requested by its address alone, where a browser sends no header (`?bearer=`). */
const fromFileAddress = (request: HonoRequest): string | undefined =>
  request.method === 'GET' && /^\/api\/files\/[^/]+\/[^/]+$/.test(request.path)
    ? request.query('bearer')
    : undefined;

const fromAuthorization = (header: string | undefined): string | undefined =>
  /^Bearer +(\S.*)$/i.exec(header ?? '')?.[1]?.trim();
