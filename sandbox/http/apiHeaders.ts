import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import { createSeasonHeaders } from './seasonHeaders.ts';
import type { SeasonHeaders } from './seasonHeaders.ts';
import { logFailure } from './logFailure.ts';
import { toCacheVersion } from './toCacheVersion.ts';

/** Headers of every API answer, errors included: versions, current season, caching. */
export const apiHeaders = ({ db, model }: Context): MiddlewareHandler<Env> => {
  const cacheVersion = toCacheVersion(model);
  const season = createSeasonHeaders(db);
  return async (c, next) => {
    await next();
    if (isSeasonWrite(c.req.method, c.req.path)) season.forget();
    c.header('Cache-Version', cacheVersion);
    for (const [name, value] of Object.entries(await readOrReport(season))) c.header(name, value);
    if (!c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', mayBeKept(c) ? 'private, no-cache' : 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  };
};

/** An answer that is ready is not turned into a failure by its headers: why the season could not be read is logged; without them the client keeps its season. */
const readOrReport = (season: SeasonHeaders): Promise<Readonly<Record<string, string>>> =>
  season.read().catch((error: unknown) => {
    logFailure(error);
    return {};
  });

/**
 * Records may be kept by who may read them, as API Platform says of all of its answers; nothing of accounts, of medical
 * documents, of a write or of a refusal.
 */
const mayBeKept = ({ req, res, var: { viewer } }: HonoContext<Env>): boolean =>
  Boolean(viewer) &&
  res.status === 200 &&
  (req.method === 'GET' || /\/(graphql|mapping)$/.test(req.path)) &&
  !/^\/api\/(accounts|certificates)(\/|$)/.test(req.path);

const isSeasonWrite = (method: string, path: string): boolean =>
  method !== 'GET' && /^\/api\/seasons(\/|$)/.test(path);
