import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyType, problem, readAtMost } from './answers.ts';
import type { SecurityLog } from './securityEvent.ts';

/** The address at which browsers report what the policy has stopped. */
export const REPORTS_PATH = '/policy-reports';

/** A report holds the address of the page and a sample of 40 signs. */
const MAX_REPORT_BYTES = 16_000;

/** Takes the reports of browsers and logs which directive was broken by what, in words of ours alone. */
export const policyReports = (
  securityLog: SecurityLog | undefined,
  addressOf: (c: Context) => string,
): Hono => {
  const app = new Hono();
  app.use(REPORTS_PATH, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.post(REPORTS_PATH, readAtMost(MAX_REPORT_BYTES), async (c) => {
    if (bodyType(c.req.raw) !== 'application/csp-report') return problem(415, 'Unsupported Media Type');
    const reason = toReason(await c.req.json().catch(() => null));
    if (reason === null) return problem(400, 'No report of a policy');
    securityLog?.({ event: 'policy.broken', account: null, address: addressOf(c), reason });
    return c.body(null, 204);
  });
  app.all(REPORTS_PATH, () => problem(405, 'Method Not Allowed', { Allow: 'POST' }));
  return app;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `script-src-elem inline`; null for what no browser sends. */
const toReason = (body: unknown): string | null => {
  const report = isObject(body) ? body['csp-report'] : null;
  if (!isObject(report)) return null;
  const directive = report['effective-directive'] ?? report['violated-directive'];
  if (typeof directive !== 'string' || !DIRECTIVES.has(directive)) return null;
  const blocked = report['blocked-uri'];
  return `${directive} ${typeof blocked === 'string' && BLOCKED.has(blocked) ? blocked : 'address'}`;
};

const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'object-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);

/** Blocked sources without an address. */
const BLOCKED: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
]);
