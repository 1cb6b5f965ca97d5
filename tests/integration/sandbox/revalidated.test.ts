import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { insert } from '../../../sandbox/storage/records.ts';
import type { Answer } from '../../support/createRequester.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const sandbox = setUpAccounts();
let club: number;
const accounts: Record<string, number> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  club = await sandbox.addClub();
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
});

const get = (path: string, who = '', tag?: string | null): Promise<Answer> =>
  sandbox.api.as(tokens[who]).get(path, tag ? { 'If-None-Match': tag } : {});

const tagOf = (answer: Answer): string => answer.headers.get('ETag') ?? '';

describe('what rarely changes', () => {
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
    await sandbox.addPermission({
      account: accounts['ann'] ?? 0,
      club,
      matrix: { 'club.informations': 2 },
    });
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
