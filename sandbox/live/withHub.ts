import type { MiddlewareHandler } from 'hono';
import { HUB_PATH } from './liveRoutes.ts';

/** Names the hub on what anybody may read, so that whoever shows it can subscribe to its changes. */
export const withHub: MiddlewareHandler = async (c, next) => {
  await next();
  const isPublic = c.req.path === '/api/graphql' || PUBLIC_RESULTS.test(c.req.path);
  if (c.req.method === 'GET' && isPublic && c.res.ok)
    c.header('Link', `<${HUB_PATH}>; rel="mercure"`, { append: true });
};

const PUBLIC_RESULTS = /^\/api\/(groups\/\d+\/consultation|(sport_matches|pools|groups)(\/\d+)?)$/;
