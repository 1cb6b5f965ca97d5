import { sql, type SQL } from '../../../sandbox/storage/sql.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailLink } from '../../../sandbox/mail/accountLinks.ts';
import { requestReset } from '../../../sandbox/auth/requestReset.ts';
import type { Context } from '../../../sandbox/rights/context.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const NEW_PASSWORD = 'quatre balles neuves';

const sandbox = setUpAccounts();
beforeAll(async () => {
  for (const username of ['ann', 'bob', 'cid', 'dan', 'eve', 'flo', 'gus', 'hal'])
    await sandbox.addAccount({ username });
});
beforeEach(() => sandbox.wait(6));

const post = (path: string, body: unknown) => sandbox.api.post(`/api${path}`, body);
const login = (username: string, password?: string) => sandbox.login(username, password);
const requestLink = (username: string) => post('/resetting/request', { username });
const change = (token: string, password = NEW_PASSWORD) =>
  post('/resetting/change_password', { token, password });

const mailsTo = async (to: string) => (await sandbox.mails()).filter((mail) => mail.to === to);

/** Token of the newest link that was mailed there. */
const tokenOf = async (to: string, path: string): Promise<string> => {
  const link = (await mailsTo(to)).find((mail) => mail.link?.startsWith(path))?.link ?? '';
  return new URLSearchParams(link.split('?')[1]).get('token') ?? '';
};
const resetToken = async (username: string): Promise<string> => {
  expect((await requestLink(username)).status).toBe(204);
  return tokenOf(`${username}@example.org`, '/resetting/change_password');
};

describe('POST /api/resetting/request', () => {
  it('mails a link to the holder of a user name or of a mail address (R2.13)', async () => {
    expect((await requestLink('ann')).status).toBe(204);
    expect((await requestLink(' ANN@example.org ')).status).toBe(204);
    const mails = await mailsTo('ann@example.org');
    expect(mails).toHaveLength(2);
    expect(mails[0]?.link).toMatch(/^\/resetting\/change_password\?token=[0-9a-f]{64}$/);
    expect(mails[0]?.text).toContain('valable 1 heure et ne sert qu’une fois');
  });

  it('answers an unknown name alike, after the same statements (R2.13)', async () => {
    const answers = [await requestLink('bob'), await requestLink('nobody')];
    const seen = answers.map(({ status, headers, body }) => [status, [...headers], body]);
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[2]).toBeNull();
    sandbox.wait(6);
    expect(await countStatements('bob')).toBe(await countStatements('nobody'));
  });

  it.each(['hal', 'nobody-else'])('is throttled for %s, known or not (R2.13)', async (name) => {
    for (let tried = 0; tried < 3; tried += 1) expect((await requestLink(name)).status).toBe(204);
    const refused = await requestLink(name);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('300');
    expect(refused.body).toMatchObject({
      detail: 'Trop de demandes, veuillez réessayer dans 5 minutes.',
    });
  });

  it('does not flood a mailbox, whoever requests links', async () => {
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      expect((await requestReset(sandbox.context, requestFor('gus'), address)).status).toBe(204);
    expect(await mailsTo('gus@example.org')).toHaveLength(3);
  });

  it('mails nothing to a closed account', async () => {
    await sandbox.addAccount({ username: 'ida', enabled: false });
    expect((await requestLink('ida')).status).toBe(204);
    expect(await mailsTo('ida@example.org')).toEqual([]);
  });
});

const requestFor = (username: string): Request =>
  new Request('http://sandbox.test/', { method: 'POST', body: JSON.stringify({ username }) });

const countStatements = async (username: string): Promise<number> => {
  let count = 0;
  const { db } = sandbox.context;
  const counted: Context['db'] = {
    ...db,
    query: <R extends Record<string, unknown>>(statement: SQL) => {
      count += 1;
      return db.query<R>(statement);
    },
  };
  await requestReset({ ...sandbox.context, db: counted }, requestFor(username), 'local');
  return count;
};

describe('POST /api/resetting/change_password', () => {
  it('replaces the password and ends every session of the account, and of no other (R2.6, R2.13)', async () => {
    const tokensOf = async (name: string) => (await login(name)).body;
    const accesses = (token: string) => sandbox.api.as(token).get('/api/accounts/me/accesses');
    const own = [await tokensOf('cid'), await tokensOf('cid')];
    const foreign = await tokensOf('dan');
    expect((await change(await resetToken('cid'))).status).toBe(204);

    expect((await login('cid')).status).toBe(401);
    // In the same second as the change: only the count of changes distinguishes this token from the earlier ones.
    const { token: newest } = (await login('cid', NEW_PASSWORD)).body;
    expect((await accesses(newest)).status).toBe(200);
    for (const { token } of own) {
      const refused = await accesses(token);
      expect(refused.status).toBe(401);
      expect(refused.body).toEqual({ code: 401, message: 'Invalid JWT Token' });
    }
    expect((await accesses(foreign.token)).status).toBe(200);
    for (const { refresh_token } of own)
      expect((await post('/token/refresh', { refresh_token })).status).toBe(401);
    expect((await post('/token/refresh', { refresh_token: foreign.refresh_token })).status).toBe(200);
    expect((await mailsTo('cid@example.org'))[0]?.subject).toBe('Votre mot de passe a été changé');
  });

  it('takes a link once, and with it every other link of the account (R2.13)', async () => {
    const first = await resetToken('eve');
    const second = await resetToken('eve');
    expect(first).not.toBe(second);
    // 256 bits.
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    const answers = await Promise.all([change(first), change(first)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 410]));
    const late = await change(second);
    expect(late.status).toBe(410);
    expect(late.body).toMatchObject({ detail: 'Ce lien a déjà servi ou n’est plus valable.' });
  });

  it('refuses a link after one hour, an unknown one and one of another kind (R2.13)', async () => {
    const token = await resetToken('flo');
    sandbox.wait(60);
    for (const refused of [token, 'f'.repeat(64)]) expect((await change(refused)).status).toBe(410);
    expect((await change('\0')).status).toBe(400);
    expect((await post('/registration/confirm', { token: await resetToken('flo') })).status).toBe(410);
  });

  it('says what is wrong with a password, and leaves the link good', async () => {
    const token = await resetToken('bob');
    for (const password of [
      'onze signes',
      'x'.repeat(1001),
      '123456789012',
      'passwordpassword',
      'aaaaaaaaaaaa',
      'azertyuiop123',
      'Raquette-Club-2026!',
      'Fédération7 Tennis de Table',
    ]) {
      const refused = await change(token, password);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ violations: [{ propertyPath: 'password' }] });
    }
    expect((await change(token)).status).toBe(204);
  });

  it('refuses a password of the words of its account, and leaves the link good', async () => {
    await sandbox.addAccount({ username: 'marguerite', email: 'm.vandenberghe@example.org' });
    await post('/resetting/request', { username: 'marguerite' });
    const token = await tokenOf('m.vandenberghe@example.org', '/resetting/change_password');
    for (const password of ['Marguerite#1975', 'VANDENBERGHE.m75', 'marguerite vandenberghe']) {
      const refused = await change(token, password);
      expect(refused.status, password).toBe(422);
      expect(refused.body).toMatchObject({
        violations: [{ propertyPath: 'password', message: expect.stringContaining('que l’on attend ici') }],
      });
    }
    expect((await change(token, 'marguerite aime les orages')).status).toBe(204);
  });

  it('takes 64 signs of any alphabet', async () => {
    const password = 'Où est passée ma raquette de l’été dernier, déjà ? Ça, ñandú !';
    expect((await change(await resetToken('eve'), password)).status).toBe(204);
  });

  it('keeps no link in clear', async () => {
    const token = await resetToken('dan');
    const { db } = sandbox.context;
    const rows = await db.query(sql`select * from account_links`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('POST /api/registration/confirm', () => {
  const register = async (username: string): Promise<string> => {
    const id = await sandbox.addAccount({ username, enabled: false });
    const email = `${username}@example.org`;
    await mailLink(sandbox.context, 'registration', { id, username, email });
    expect((await login(username)).status).toBe(401);
    return tokenOf(email, '/registration/confirm');
  };

  it('opens a new account by the link that it was mailed, once (R2.7, R2.13)', async () => {
    const token = await register('new');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect((await post('/registration/confirm', { token })).status).toBe(204);
    expect((await post('/registration/confirm', { token })).status).toBe(410);
    expect((await login('new')).status).toBe(200);
  });

  it('is made up for by a link for a new password, when its own came too late (R2.13)', async () => {
    const token = await register('late');
    sandbox.wait(72 * 60);
    expect((await post('/registration/confirm', { token })).status).toBe(410);
    expect((await change(await resetToken('late'))).status).toBe(204);
    expect((await login('late', NEW_PASSWORD)).status).toBe(200);
  });
});
