import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost } from '../../../host/createHost.ts';
import { toHostedApi } from '../../../sandbox/host/toHostedApi.ts';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

let distDir: string;
let sandbox: Sandbox;
let token = '';
let fileUrl = '';

const send = async (path: string, init: RequestInit = {}): Promise<Response> =>
  createHost({ distDir, api: toHostedApi(sandbox) }).fetch(new Request(`http://127.0.0.1${path}`, init));

const asManager = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
});

beforeAll(async () => {
  sandbox = await openSeededSandbox();
  distDir = await mkdtemp(join(tmpdir(), 'raquette-headers-'));
  await mkdir(join(distDir, 'assets'));
  await writeFile(join(distDir, 'index.html'), '<!doctype html><script nonce="__NONCE__"></script>');
  await writeFile(join(distDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(distDir, 'assets', 'main-1a2b.js'), '0');
  const login = await send('/api/login_check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'gestionnaire', password: DEMO_PASSWORD }),
  });
  ({ token } = (await login.json()) as { token: string });
  const galleries = await (await send('/api/galleries?club=/api/clubs/1', asManager())).text();
  fileUrl = new URL(/"url":\s*"([^"]*\/api\/files\/[^"]+)"/.exec(galleries)?.[1] ?? '', 'http://127.0.0.1')
    .pathname;
});
afterAll(async () => {
  await sandbox.close();
  await rm(distDir, { recursive: true, force: true });
});

const HTML: RequestInit = { headers: { Accept: 'text/html,*/*;q=0.8' } };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** What, address, request, status, Cache-Control. */
const ANSWERS: readonly [string, () => string, () => RequestInit, number, string][] = [
  ['the first page', () => '/', () => HTML, 200, 'no-store'],
  ['the page of any address', () => '/12/persons/34/details', () => HTML, 200, 'no-store'],
  ['a hashed file', () => '/assets/main-1a2b.js', () => ({}), 200, IMMUTABLE],
  ['a file without hash', () => '/favicon.svg', () => ({}), 200, 'no-cache'],
  ['a file that is missing', () => '/assets/old-9z.js', () => ({}), 404, 'no-store'],
  ['a list', () => '/api/people', () => asManager(), 200, 'private, no-cache'],
  ['medical documents', () => '/api/certificates', () => asManager(), 200, 'no-store'],
  ['a description', () => '/api/people/mapping', () => asManager(), 200, 'private, no-cache'],
  ['a read model', () => '/api/read/towns?q=paris', () => asManager(), 200, 'private, no-cache'],
  [
    'a query',
    () => '/api/graphql',
    () => asManager(json({ query: '{ __typename }' })),
    200,
    'private, no-cache',
  ],
  [
    'a refused login',
    () => '/api/login_check',
    () => json({ username: 'x', password: 'y' }),
    401,
    'no-store',
  ],
  ['a call without token', () => '/api/people', () => ({}), 401, 'no-store'],
  ['a refusal', () => '/api/people?club=/api/clubs/2', () => asManager(), 403, 'no-store'],
  ['an unknown route', () => '/api/nowhere', () => asManager(), 404, 'no-store'],
  ['a preflight', () => '/api/people', () => ({ method: 'OPTIONS' }), 204, 'no-store'],
  ['an uploaded file', () => fileUrl, () => asManager(), 200, 'private, no-store'],
  ['a notice of a payment', () => '/sandbox/payments/callback', () => json({}), 404, 'no-store'],
  ['a stream of nothing', () => '/.well-known/mercure', () => ({}), 400, 'no-store'],
];

describe('the security headers of the served application', () => {
  it.each(ANSWERS)('are on %s', async (_what, path, init, status, caching) => {
    const { headers, status: answered } = await send(path(), init());
    expect(answered).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cache-control': caching,
    });
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    const features = (headers.get('Permissions-Policy') ?? '').split(', ');
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'fullscreen=(self)',
      'screen-wake-lock=(self)',
    ]);
    expect(headers.has('X-Powered-By')).toBe(false);
  });

  it('let nothing run in an uploaded file, which is offered to be saved', async () => {
    const { headers } = await send(fileUrl, asManager());
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; /);
  });
});

describe('the policy of a page', () => {
  it('names a nonce that the page carries and that no other response has', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await send('/', HTML);
        const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
        expect(nonce).toMatch(/^[\w+/=-]{20,}$/);
        expect(answer.headers.get('Content-Security-Policy')).toContain(
          `script-src 'nonce-${nonce}' 'strict-dynamic'`,
        );
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('allows exactly what the application needs', async () => {
    const { headers } = await send('/', HTML);
    const policy = (headers.get('Content-Security-Policy') ?? '').replace(/nonce-[^']+/g, 'nonce-R');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'nonce-R' 'strict-dynamic'",
      "style-src-elem 'self' 'nonce-R'",
      "style-src-attr 'none'",
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify default',
      'report-uri /policy-reports',
    ]);
  });
});
