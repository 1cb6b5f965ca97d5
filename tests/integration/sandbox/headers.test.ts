import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toCacheVersion } from '../../../sandbox/http/toCacheVersion.ts';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { string } from '../../../sandbox/model/scalarFields.ts';
import { insert } from '../../../sandbox/storage/records.ts';
import type { Requester } from '../../support/createRequester.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const sandbox = setUpAccounts();

beforeAll(async () => {
  await sandbox.addAccount({ username: 'ann' });
  const { context } = sandbox;
  await insert(context, context.model.entity('season'), {
    name: '2026/2027',
    startDate: '2026-07-01',
    endDate: '2027-06-30',
    current: true,
    dateModified: '2026-07-04T08:10:49Z',
  });
});

/** A fresh sandbox on the same database: nothing kept in memory. */
const send = (...request: Parameters<Requester>) => sandbox.startProcess()(...request);

describe('headers of an API answer', () => {
  it.each([
    ['a success', 'POST', '/api/login_check', { username: 'ann', password: 'secret' }, 200],
    ['bad JSON', 'POST', '/login_check', '{', 400],
    ['a missing token', 'GET', '/api/people', undefined, 401],
    ['a preflight', 'OPTIONS', '/api/people', undefined, 204],
  ])('name versions and season on %s', async (_title, method, path, body, status) => {
    const answer = await send(method, path, body);
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
    const failing = sandbox.startProcess({ db: { ...sandbox.context.db, query, transaction: query } });
    const answer = await failing.as('a.b.c').get('/api/people');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ status: 500, detail: 'Internal Server Error' });
    expect(answer.headers.get('Cache-Version')).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.has('Current-Season')).toBe(false);
    expect(logged).toHaveBeenCalled();
  });

  it('name them on a 404', async () => {
    const { token } = (await sandbox.login('ann')).body;
    const unknown = await sandbox.api.as(token).get('/api/nowhere');
    expect(unknown.status).toBe(404);
    expect(unknown.bytes.toString()).toContain('No route found for \\"GET /api/nowhere\\"');
    expect(unknown.headers.get('Cache-Version')).not.toBeNull();
    expect(unknown.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('allow the verbs and headers of production, PATCH not among them', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answer = await send('OPTIONS', '/api/people', undefined, headers);
    // Fixed, and without cookies: a token is all that counts.
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,OPTIONS,DELETE,PUT');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(
      'DNT,authorization,User-Agent,X-Requested-With,If-Modified-Since,Cache-Control,Content-Type,Range,Cache-Version,Content-disposition,Current-Season,Current-Season-Update',
    );
  });

  it('follow the season within a second, and at once after a write through the API', async () => {
    await sandbox.api('OPTIONS', '/api/seasons');
    await sandbox.context.db.query(sql`update seasons set date_modified = '2026-12-01T11:00:00Z'`);
    await sandbox.api.put('/api/seasons/1', {});
    const answer = await sandbox.api('OPTIONS', '/api/seasons');
    expect(answer.headers.get('Current-Season-Update')).toBe('2026-12-01T12:00:00+01:00');
  });

  it('leave the season out when none is current', async () => {
    await sandbox.context.db.query(sql`update seasons set current = false`);
    const answer = await send('GET', '/api/people');
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
