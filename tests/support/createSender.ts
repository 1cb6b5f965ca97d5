import { Hono } from 'hono';
import type { Context, Env } from '../../sandbox/rights/context.ts';
import { restRoutes } from '../../sandbox/rest/restRoutes.ts';
import type { Viewer } from '../../sandbox/rights/viewer.ts';
import { createRequester, type Answer, type Sending } from './createRequester.ts';

interface SendingAs extends Sending {
  readonly viewer?: Viewer | null;
}

export type Send = (method: string, path: string, body?: unknown, options?: SendingAs) => Promise<Answer>;

/** Sends requests to the REST side of a sandbox, or to the given routes, as `viewer`, unless given another. */
export const createSender =
  (context: Context, viewer: Viewer | null, routes: readonly Hono<Env>[] = [restRoutes(context)]): Send =>
  async (method, path, body, { viewer: by = viewer, headers } = {}) => {
    const app = routesAs(by, routes);
    return createRequester((request) => app.fetch(request))(method, path, body, {
      headers: {
        accept: 'application/ld+json, application/json',
        ...Object.fromEntries(new Headers(headers)),
      },
    });
  };

/** Routes as an account reaches them that has been authenticated. */
export const routesAs = (viewer: Viewer | null, routes: readonly Hono<Env>[]): Hono<Env> => {
  const app = new Hono<Env>();
  app.use('*', async (c, next) => {
    c.set('viewer', viewer);
    await next();
  });
  for (const each of routes) app.route('/', each);
  return app;
};
