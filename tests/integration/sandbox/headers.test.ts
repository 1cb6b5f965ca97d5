import { sql } from '../../../sandbox/storage/sql.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toCacheVersion } from '../../../sandbox/http/toCacheVersion.ts';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { string } from '../../../sandbox/model/scalarFields.ts';
import { insert } from '../../../sandbox/storage/records.ts';
import { createSandbox } from '../../../sandbox/api/app.ts';
import { openAccountSandbox } from '../../support/openAccountSandbox.ts';
import type { AccountSandbox } from '../../support/openAccountSandbox.ts';

/** The embedded database may take this long on a busy machine. */
const START_MS = 180_000;

let sandbox: AccountSandbox;

beforeAll(async () => {
  sandbox = await openAccountSandbox();
  await sandbox.addAccount({ username: 'ann' });
  const { context } = sandbox;
  await insert(context, context.model.entity('season'), {
    name: '2026/2027',
    startDate: '2026-07-01',
    endDate: '2027-06-30',
    current: true,
    dateModified: '2026-07-04T08:10:49Z',
  });
}, START_MS);
afterAll(() => sandbox.context.db.close());

/** A fresh sandbox on the same database: nothing kept in memory. */
const send = async (path: string, init?: RequestInit): Promise<Response> =>
  createSandbox(sandbox.context).fetch(new Request(`http://sandbox.test${path}`, init));

const JSON_BODY = { 'Content-Type': 'application/json' };

describe('headers of an API answer', () => {
  it.each([
    [
      'a success',
      '/api/login_check',
      { method: 'POST', headers: JSON_BODY, body: '{"username":"ann","password":"secret"}' },
      200,
    ],
    ['bad JSON', '/login_check', { method: 'POST', headers: JSON_BODY, body: '{' }, 400],
    ['a missing token', '/api/people', {}, 401],
    ['a preflight', '/api/people', { method: 'OPTIONS' }, 204],
  ])('name versions and season on %s', async (_title, path, init, status) => {
    const answer = await send(path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Version')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('Current-Season')).toBe('1');
    expect(answer.headers.get('Current-Season-Update')).toBe('2026-07-04T10:10:49+02:00');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe(
      'Content-Length,Content-Range,Cache-Version,Content-disposition,Current-Season,Current-Season-Update',
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('name the version and answer no details when the database fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const query = () => Promise.reject(new Error('connection lost: secret-host'));
    const { context } = sandbox;
    const answer = await createSandbox({
      ...context,
      db: { ...context.db, query, transaction: query },
    }).fetch(new Request('http://sandbox.test/api/people', { headers: { Authorization: 'Bearer a.b.c' } }));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ status: 500, detail: 'Internal Server Error' });
    expect(answer.headers.get('Cache-Version')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.has('Current-Season')).toBe(false);
    expect(logged).toHaveBeenCalled();
  });

  it('name them on a 404', async () => {
    const login = await send('/login_check', {
      method: 'POST',
      headers: JSON_BODY,
      body: '{"username":"ann","password":"secret"}',
    });
    const { token } = (await login.json()) as { token: string };
    const unknown = await sandbox.send('GET', '/api/nowhere', { token });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('No route found for \\"GET /api/nowhere\\"');
    expect(unknown.headers.get('Cache-Version')).not.toBeNull();
    expect(unknown.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('allow the verbs and headers of production, PATCH not among them', async () => {
    const answer = await send('/api/people', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    // Fixed, and without cookies: a token is all that counts.
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,OPTIONS,DELETE,PUT');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(
      'DNT,authorization,User-Agent,X-Requested-With,If-Modified-Since,Cache-Control,Content-Type,Range,Cache-Version,Content-disposition,Current-Season,Current-Season-Update',
    );
  });

  it('follow the season within a second, and at once after a write through the API', async () => {
    await sandbox.send('OPTIONS', '/api/seasons');
    await sandbox.context.db.query(sql`update seasons set date_modified = '2026-12-01T11:00:00Z'`);
    await sandbox.send('PUT', '/api/seasons/1', { body: {} });
    const answer = await sandbox.send('OPTIONS', '/api/seasons');
    expect(answer.headers.get('Current-Season-Update')).toBe('2026-12-01T12:00:00+01:00');
  });

  it('leave the season out when none is current', async () => {
    await sandbox.context.db.query(sql`update seasons set current = false`);
    const answer = await send('/api/people');
    expect(answer.headers.has('Current-Season')).toBe(false);
    expect(answer.headers.has('Current-Season-Update')).toBe(false);
    expect(answer.headers.has('Cache-Version')).toBe(true);
  });
});

describe('Cache-Version', () => {
  const version = (options: { max?: number; action?: string; pattern?: RegExp }) => {
    const { action, ...text } = options;
    return toCacheVersion(
      createModel([
        entity('club', {
          path: '/clubs',
          label: 'Club',
          represent: '${name}',
          access: action === undefined ? {} : { action },
          fields: { name: string('Nom', text) },
        }),
      ]),
    );
  };

  it('is the same for the same declarations', () => {
    expect(version({ max: 60 })).toBe(version({ max: 60 }));
  });

  it('changes with a constraint, a pattern or a right', () => {
    const versions = [
      version({ max: 60 }),
      version({ max: 61 }),
      version({ max: 60, pattern: /^a/ }),
      version({ max: 60, pattern: /^b/ }),
      version({ max: 60, action: 'club.informations' }),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });
});
