import { Hono } from 'hono';
import type { Context, Env } from '../../sandbox/rights/context.ts';
import { restRoutes } from '../../sandbox/rest/restRoutes.ts';
import type { Viewer } from '../../sandbox/rights/viewer.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the answer, empty when it has none; typed loosely, for a test reads it where it expects it. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface Sending {
  readonly viewer?: Viewer | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (method: string, path: string, body?: unknown, options?: Sending) => Promise<Answer>;

/** Sends requests to the REST side of a sandbox as `viewer`, unless given another. */
export const createSender =
  (context: Context, viewer: Viewer | null): Send =>
  async (method, path, body, options = {}) => {
    const app = new Hono<Env>();
    app.use('*', async (c, next) => {
      c.set('viewer', options.viewer === undefined ? viewer : options.viewer);
      await next();
    });
    app.route('/', restRoutes(context));
    const response = await app.request(`http://sandbox.test${path}`, {
      method,
      headers: { 'content-type': 'application/ld+json', accept: 'application/ld+json', ...options.headers },
      ...(body === undefined ? {} : { body: toBody(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
  };

/** Text and bytes go as they are, for what is no JSON. */
const toBody = (body: unknown): BodyInit => {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body);
};
