import { sql } from '../storage/sql.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { BlockList } from 'node:net';
import { SANDBOX_PATHS } from '../api/app.ts';
import { addressAsCalled, callerOf } from '../auth/callerOf.ts';
import { problem } from '../http/answers.ts';
import type { Sandbox } from '../api/openSandbox.ts';
import type { SecurityLog } from '../rights/securityEvent.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import { probeStorage } from '../storage/database.ts';
import { policyReports } from './policyReports.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface HostOptions {
  readonly distDir: string;
  readonly apiUrl?: URL | undefined;
  /** Address of map tiles, `https://tiles.example.org/{z}/{x}/{y}.png`. */
  readonly tileUrl?: string | undefined;
  /** Address of a picture that stands for whose site this is. */
  readonly logoUrl?: string | undefined;
  /** Sent with every call of the application. */
  readonly apiCode?: string | undefined;
  /** Names by which the site is asked for: documents repeat them, so that no other is let in. Absent: any. */
  readonly hosts?: ReadonlySet<string> | undefined;
  /** Proxies that are believed when they say that the caller came by HTTPS; nobody by default. */
  readonly trustedProxies?: BlockList | undefined;
  /** Absent when a real API is used. */
  readonly sandbox?: Sandbox | undefined;
  /** Takes what browsers report of the policy; absent: it is not kept. */
  readonly securityLog?: SecurityLog | undefined;
}

/** For supervisors and balancers: 200 while requests can be served, 503 while the database is away or takes nothing in. */
const HEALTH_PATH = '/healthz';

const isHealthy = async (sandbox: Sandbox | undefined): Promise<boolean> => {
  try {
    await sandbox?.context.db.query(sql`select 1`);
    if (sandbox?.context.db.storage.isFailing) await probeStorage(sandbox.context.db);
    return true;
  } catch {
    return false;
  }
};

/** The whole site on one origin: the sandbox's addresses, then the application. */
export const createHost = ({
  distDir,
  apiUrl,
  tileUrl,
  logoUrl,
  apiCode,
  hosts,
  trustedProxies,
  sandbox,
  securityLog,
}: HostOptions): Hono<{ Bindings: object }> => {
  const host = new Hono<{ Bindings: object }>();
  host.use(securityHeaders(apiUrl, [tileUrl, logoUrl]));
  host.get(HEALTH_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    return (await isHealthy(sandbox))
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
  for (const path of SANDBOX_PATHS)
    host.all(path, async (c) => {
      if (!sandbox) return problem(404, 'Not Found');
      const { raw } = c.req;
      const address = addressAsCalled(raw, c.env, trustedProxies).href;
      // Documents name their own addresses; what is sent up stays as it came.
      const isRead = raw.method === 'GET' || raw.method === 'HEAD';
      const asked = isRead && address !== raw.url ? new Request(address, raw) : raw;
      const answer = await sandbox.fetch(asked, c.env);
      if (answer.headers.has('Cache-Control')) return answer;
      const headers = new Headers(answer.headers);
      headers.set('Cache-Control', 'no-store');
      return new Response(answer.body, { status: answer.status, headers });
    });
  host.route('/', applicationRoutes(distDir, { apiUrl, tileUrl, logoUrl, apiCode }));
  return host;
};
