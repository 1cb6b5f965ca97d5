import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { SANDBOX_PATHS } from '../api/app.ts';
import { problem } from '../http/answers.ts';
import type { Sandbox } from '../api/openSandbox.ts';
import { applicationRoutes } from './applicationRoutes.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface HostOptions {
  readonly distDir: string;
  readonly apiUrl?: URL | undefined;
  /** Address of map tiles, `https://tiles.example.org/{z}/{x}/{y}.png`. */
  readonly tileUrl?: string | undefined;
  /** Sent with every call of the application. */
  readonly apiCode?: string | undefined;
  /** Absent when a real API is used. */
  readonly sandbox?: Sandbox | undefined;
}

/** For supervisors and balancers: 200 while requests can be served, 503 while the database is away. */
const HEALTH_PATH = '/healthz';

const isHealthy = async (sandbox: Sandbox | undefined): Promise<boolean> => {
  try {
    await sandbox?.context.db.query(sql`select 1`);
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
  apiCode,
  sandbox,
}: HostOptions): Hono<{ Bindings: object }> => {
  const host = new Hono<{ Bindings: object }>();
  host.use(securityHeaders(apiUrl, tileUrl));
  host.get(HEALTH_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    return (await isHealthy(sandbox)) ? c.text('ok') : c.text('The database does not answer', 503);
  });
  for (const path of SANDBOX_PATHS)
    host.all(path, (c) => (sandbox ? sandbox.fetch(c.req.raw, c.env) : problem(404, 'Not Found')));
  host.route('/', applicationRoutes(distDir, { apiUrl, tileUrl, apiCode }));
  return host;
};
