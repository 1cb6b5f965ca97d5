import { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import { problem } from '../../host/answers.ts';
import type { Env } from '../rights/context.ts';
import type { Model } from '../model/model.ts';
import type { Hub } from './createHub.ts';

export const HUB_PATH = '/.well-known/mercure';

const MAX_TOPICS = 10;

/** The reading half of the Mercure protocol: `GET /.well-known/mercure?topic=/api/pools/77`, open to anybody. */
export const liveRoutes = (model: Model, hub: Hub, addressOf: (c: HonoContext<Env>) => string): Hono<Env> => {
  const app = new Hono<Env>();
  app.get(HUB_PATH, async (c) => {
    const topics = (c.req.queries('topic') ?? []).map(toPath);
    if (topics.length === 0 || topics.length > MAX_TOPICS || !topics.every((topic) => isOpen(model, topic)))
      return problem(400, 'Name from 1 to 10 public records by "topic".');
    const stream = await hub.open(topics, addressOf(c));
    if (!stream)
      return problem(503, 'Too many streams', { 'Retry-After': '60', 'Cache-Control': 'no-store' });
    return new Response(stream, { headers: HEADERS });
  });
  app.all(HUB_PATH, () => problem(405, 'Method Not Allowed', { Allow: 'GET' }));
  return app;
};

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would keep back what is to arrive at once.
  'X-Accel-Buffering': 'no',
};

/** Topics are addresses; whether the host is said makes no difference here. */
const toPath = (topic: string): string => (URL.canParse(topic) ? new URL(topic).pathname : topic);

/** One record of a collection that anybody reads. */
const isOpen = (model: Model, topic: string): boolean => {
  const collection = /^\/api(\/[a-z0-9_]+)\/\d{1,9}$/.exec(topic)?.[1];
  return collection !== undefined && model.byPath(collection)?.access.anonymous === true;
};
