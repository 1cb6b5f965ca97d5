import { Hono } from 'hono';
import type { Context, Env } from '../../sandbox/rights/context.ts';
import { restRoutes } from '../../sandbox/rest/restRoutes.ts';
import type { Viewer } from '../../sandbox/rights/viewer.ts';
import { createApi, createRequester, type Api } from './createRequester.ts';

/** Sends as a viewer, or as a visitor. */
export type Send = Api<Viewer | null>;

/** The REST side of a sandbox, or the given routes, as `viewer` reaches them; opened with the first request. */
export const createSender = (
  context: Context,
  viewer: Viewer | null,
  open: () => readonly Hono<Env>[] = () => [restRoutes(context)],
): Send => {
  let routes: readonly Hono<Env>[] | undefined;
  return createApi<Viewer | null>(async (by, method, path, body, headers) => {
    const app = routesAs(by, (routes ??= open()));
    return createRequester((request) => app.fetch(request))(method, path, body, {
      accept: 'application/ld+json, application/json',
      ...Object.fromEntries(new Headers(headers)),
    });
  }, viewer);
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
