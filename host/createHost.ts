import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { BlockList } from 'node:net';
import type { LegalNotice } from './legalNotice.ts';
import { addressAsCalled, callerOf } from './callerOf.ts';
import { problem } from './answers.ts';
import type { SecurityLog } from './securityEvent.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import { policyReports } from './policyReports.ts';
import { securityHeaders } from './securityHeaders.ts';

/** An API on the origin of the site. */
export interface HostedApi {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
  readonly isHealthy: () => Promise<boolean>;
}

/** Addresses of such an API; all others are the application's. */
const API_PATHS = [
  '/api/*',
  '/sandbox/*',
  '/.well-known/mercure',
  '/login_check',
  '/login_check_mfa',
  '/token/refresh',
  '/token/invalidate',
];

export interface HostOptions {
  readonly distDir: string;
  readonly apiUrl?: URL | undefined;
  /** Address of map tiles, `https://tiles.example.org/{z}/{x}/{y}.png`. */
  readonly tileUrl?: string | undefined;
  /** Address of a picture that shows whose site this is. */
  readonly logoUrl?: string | undefined;
  /** The publisher that the legal pages name. */
  readonly legal?: LegalNotice | undefined;
  /** Sent with every call of the application. */
  readonly apiCode?: string | undefined;
  /** Names of the site: documents repeat them, so that no other is let in. Absent: any. */
  readonly hosts?: ReadonlySet<string> | undefined;
  /** Proxies that are believed when they say that the caller came by HTTPS; nobody by default. */
  readonly trustedProxies?: BlockList | undefined;
  /** Absent when the API is elsewhere. */
  readonly api?: HostedApi | undefined;
  /** Takes what browsers report of the policy; absent: it is not kept. */
  readonly securityLog?: SecurityLog | undefined;
}

/** For supervisors and balancers: 200 while requests can be served, 503 while the database is away or takes nothing in. */
const HEALTH_PATH = '/healthz';

/** The whole site on one origin: the API's addresses, then the application. */
export const createHost = ({
  distDir,
  apiUrl,
  tileUrl,
  logoUrl,
  legal,
  apiCode,
  hosts,
  trustedProxies,
  api,
  securityLog,
}: HostOptions): Hono<{ Bindings: object }> => {
  const host = new Hono<{ Bindings: object }>();
  host.use(securityHeaders(apiUrl, [tileUrl, logoUrl]));
  host.get(HEALTH_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    return (await (api?.isHealthy() ?? true))
      ? c.text('ok')
      : c.text('The database does not answer or cannot be written to', 503);
  });
  host.use('/api/*', compress({ contentTypeFilter: /^application\/(ld\+|problem\+)?json/ }));
  host.use(async (c, next) => {
    if (!hosts || hosts.has(new URL(c.req.url).hostname)) return next();
    c.header('Cache-Control', 'no-store');
    return c.text('The site has another name', 421);
  });
  host.route('/', policyReports(securityLog, callerOf(trustedProxies)));
  for (const path of API_PATHS)
    host.all(path, async (c) => {
      if (!api) return problem(404, 'Not Found');
      const { raw } = c.req;
      const address = addressAsCalled(raw, c.env, trustedProxies).href;
      // Documents name their own addresses; what is sent up stays as it came.
      const isRead = raw.method === 'GET' || raw.method === 'HEAD';
      const request = isRead && address !== raw.url ? new Request(address, raw) : raw;
      const answer = await api.fetch(request, c.env);
      if (answer.headers.has('Cache-Control')) return answer;
      const headers = new Headers(answer.headers);
      headers.set('Cache-Control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    });
  host.route('/', applicationRoutes(distDir, { apiUrl, tileUrl, logoUrl, legal, apiCode }));
  return host;
};
