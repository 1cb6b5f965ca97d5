import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { toCacheVersion } from '../../../sandbox/http/toCacheVersion.ts';
import { createModel } from '../../../sandbox/model/createModel.ts';
import { entity } from '../../../sandbox/model/entity.ts';
import { string } from '../../../sandbox/model/scalarFields.ts';
import { insert } from '../../../sandbox/storage/records.ts';
import type { Answer, Requester } from '../../support/createRequester.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const sandbox = setUpAccounts();

const accounts: Record<string, number> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  for (const username of ['ann', 'ben']) {
    accounts[username] = await sandbox.addAccount({ username });
    tokens[username] = (await sandbox.login(username)).body.token;
  }
  const { context } = sandbox;
  await insert(context, context.model.entity('referential'), {
    type: 'Country',
    code: 'FR',
    name: 'France',
  });
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
    const unknown = await sandbox.api.as(tokens['ann']).get('/api/nowhere');
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

describe('what rarely changes', () => {
  const get = (path: string, who = '', tag?: string): Promise<Answer> =>
    sandbox.api.as(tokens[who]).get(path, tag ? { 'If-None-Match': tag } : {});
  const tagOf = (answer: Answer): string => answer.headers.get('ETag') ?? '';

  it.each([
    '/api/docs.jsonld',
    '/api',
    '/api/contexts/Club',
    '/api/people/mapping',
    '/api/people/0/mapping',
    '/api/referentials?itemsPerPage=100',
  ])('is sent once, and 304 to who has it: %s', async (path) => {
    const first = await get(path, 'ann');
    expect(first.status).toBe(200);
    expect(tagOf(first)).toMatch(/^"[\da-f]+"$/);
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(first.headers.get('Vary')).toContain('Authorization');

    const again = await get(path, 'ann', tagOf(first));
    expect([again.status, again.body]).toEqual([304, null]);
    expect(tagOf(again)).toBe(tagOf(first));
    expect(again.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(again.headers.get('Vary')).toContain('Authorization');
    expect(again.headers.get('Cache-Version')).toMatch(/^[0-9a-f]{32}$/);
    // A proxy that packs what passes makes the tag a weak one.
    expect((await get(path, 'ann', `W/${tagOf(first)}`)).status).toBe(304);
    expect((await get(path, 'ann', '"another"')).status).toBe(200);
  });

  it('is sent anew once it has changed', async () => {
    const path = '/api/referentials?type=Country';
    const tag = tagOf(await get(path, 'ann'));
    expect((await get(path, 'ann', tag)).status).toBe(304);
    await sandbox.context.db.query(sql`update referentials set name = 'République française'`);
    const changed = await get(path, 'ann', tag);
    expect(changed.status).toBe(200);
    expect(changed.bytes.toString()).toContain('République française');
  });

  it('is sent by the rights of the caller and of the moment', async () => {
    const path = '/api/clubs/mapping';
    const club = await sandbox.addClub();
    await sandbox.addPermission({ account: accounts['ann'] ?? 0, club, matrix: { 'club.informations': 2 } });
    const own = await get(path, 'ann');
    expect(own.body).toMatchObject({ methods: ['GET', 'PUT'] });
    expect((await get(path, 'ben', tagOf(own))).status).toBe(403);
    expect((await get(path, undefined, tagOf(own))).status).toBe(401);

    await sandbox.context.db.query(sql`update club_permissions set matrix = '{"club.informations": 1}'`);
    const less = await get(path, 'ann', tagOf(own));
    expect(less.status).toBe(200);
    expect(less.body).toMatchObject({ methods: ['GET'] });
  });

  it('is no list of people or accounts: those answers are kept nowhere', async () => {
    const answer = await get('/api/accounts', 'ann');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
  });
});

it('names members, total and view without the prefix of Hydra where a sandbox is so, in lists and in errors alike', async () => {
  const api = sandbox.startProcess({ hydraPrefix: false }).as(tokens['ann']);
  const list = (await api.get('/api/referentials?itemsPerPage=1')).body;
  expect(list).toMatchObject({ '@type': 'Collection', member: [{ code: 'FR' }], totalItems: 1 });
  expect(JSON.stringify(list)).not.toContain('hydra:');
  const missing = (await api.get('/api/referentials/999999')).body;
  expect(missing).toMatchObject({ '@type': 'Error', title: 'An error occurred' });
  // The documentation names the vocabulary itself.
  expect(JSON.stringify((await api.get('/api/docs.jsonld')).body)).toContain('hydra:');
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
