import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMailbox } from '../../../sandbox/mail/mailbox.ts';
import { reserveAttempt } from '../../../sandbox/mail/loginAttempts.ts';
import { createSecurityLog } from '../../../host/securityLog.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

type Tokens = Record<'token' | 'refresh_token', string>;

const SECURITY = '/api/accounts/me/security';

const sandbox = setUpAccounts();
let annId: number;
let miaId: number;
let clubId: number;

beforeAll(async () => {
  annId = await sandbox.addAccount({ username: 'ann' });
  miaId = await sandbox.addAccount({ username: 'mia', mfaEnabled: true });
  clubId = await sandbox.addClub();
});
beforeEach(() => {
  sandbox.wait(11);
  sandbox.securityLog.length = 0;
});

const post = (path: string, body: unknown, token?: string) => sandbox.api.as(token).post(path, body);
const login = (username: string, password?: string) => sandbox.login(username, password);

const logIn = async (username = 'ann'): Promise<Tokens> => {
  const { body } = await login(username);
  sandbox.securityLog.length = 0;
  return body;
};

const events = (): Record<string, unknown>[] =>
  sandbox.securityLog.map((line) => JSON.parse(line) as Record<string, unknown>);

const newestMail = async () => (await readMailbox(sandbox.context))[0];

describe('the log of security events', () => {
  it('logs a login, a wrong password, a name that nobody has, with the time', async () => {
    await login('ann');
    await login('ann', 'wrong');
    await login('nobody');
    const time = sandbox.context.clock().toISOString();
    expect(events()).toEqual([
      { time, event: 'login.succeeded', account: annId, address: 'local', reason: 'password' },
      { time, event: 'login.failed', account: annId, address: 'local', reason: 'password' },
      { time, event: 'login.failed', account: null, address: 'local', reason: 'name' },
    ]);
  });

  it('logs throttling the first and the tenth time', async () => {
    for (let count = 0; count < 16; count += 1) await login('ann', 'wrong');
    expect(events().filter(({ event }) => event === 'login.throttled')).toMatchObject([
      { count: 1 },
      { count: 10 },
    ]);
  });

  it.each([
    ['factor.refused', '/api/login_check_mfa', { hash: '0'.repeat(64), code: '000000' }],
    [
      'reset.refused',
      '/api/resetting/change_password',
      { token: '0'.repeat(64), password: 'quatre balles neuves' },
    ],
    ['reset.asked', '/api/resetting/request', { username: 'nobody' }],
  ])('logs %s by a script the first and the tenth time', async (event, path, body) => {
    for (let count = 0; count < 12; count += 1) await post(path, body);
    const counts = events()
      .filter((line) => line['event'] === event)
      .map(({ count }) => count);
    expect(counts.slice(0, 2)).toEqual([1, 10].slice(0, counts.length));
    expect(counts.length).toBeLessThan(3);
    expect(counts.length).toBeGreaterThan(0);
  });

  it('logs a second factor required, missed and given', async () => {
    const { hash } = (await login('mia')).body;
    const code = /\b\d{6}\b/.exec((await newestMail())?.text ?? '')?.[0] ?? '';
    await post('/api/login_check_mfa', { hash, code: code === '000000' ? '111111' : '000000' });
    await post('/api/login_check_mfa', { hash, code });
    expect(events()).toMatchObject([
      { event: 'factor.asked', account: miaId, reason: 'login' },
      { event: 'factor.refused', account: miaId, reason: 'wrong' },
      { event: 'factor.accepted', account: miaId },
    ]);
  });

  it('logs a new password requested and chosen, and a link that is none', async () => {
    const pat = await sandbox.addAccount({ username: 'pat' });
    await post('/api/resetting/request', { username: 'pat' });
    await post('/api/resetting/request', { username: 'nobody' });
    const token = (await newestMail())?.link?.split('token=')[1];
    const password = 'quatre balles neuves';
    await post('/api/resetting/change_password', { token, password });
    await post('/api/resetting/change_password', { token, password });
    expect(events()).toMatchObject([
      { event: 'reset.asked', account: pat },
      { event: 'reset.asked', account: null },
      { event: 'password.changed', account: pat, reason: 'mailed link' },
      { event: 'reset.refused', account: null },
    ]);
  });

  it('logs a password missed and changed by whoever is logged in', async () => {
    const account = await sandbox.addAccount({ username: 'zoe' });
    const { token } = await logIn('zoe');
    const change = (currentPassword: string) =>
      post(`${SECURITY}/password`, { currentPassword, password: 'quatre balles neuves' }, token);
    for (let count = 0; count < 6; count += 1) await change('sesame');
    sandbox.wait(6);
    await change('secret');
    const missed = { event: 'password.refused', account, address: 'local' };
    expect(events()).toMatchObject([
      ...Array.from({ length: 5 }, () => missed),
      { event: 'password.throttled', account, count: 1 },
      { event: 'password.changed', account, address: 'local', reason: 'present password' },
    ]);
    expect(sandbox.securityLog.join()).not.toMatch(/sesame|secret|balles/);
  });

  it('logs a second factor switched on and off, and codes of recovery made and used', async () => {
    const account = await sandbox.addAccount({ username: 'lea' });
    const { token } = await logIn('lea');
    const change = async (path: string, body: object, by = token) =>
      (await post(`${SECURITY}/${path}`, { currentPassword: 'secret', ...body }, by)).body;
    const { hash, uri } = await change('second_factor', { method: 'totp' });
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const code = new TOTP({ secret }).generate({ timestamp: sandbox.context.clock().getTime() });
    await change('second_factor/confirm', { hash, code: code === '000000' ? '111111' : '000000' });
    const { recoveryCodes } = await change('second_factor/confirm', { hash, code });
    const challenge = (await login('lea')).body;
    const proof = { hash: challenge.hash, code: recoveryCodes[0] };
    const proved = (await post('/api/login_check_mfa', proof)).body;
    await change('recovery_codes', {}, proved.token);
    await change('second_factor', { method: 'none' }, proved.token);
    const by = { account, address: 'local' };
    expect(events()).toMatchObject([
      { ...by, event: 'factor.refused', reason: 'wrong' },
      { ...by, event: 'factor.enabled', reason: 'application' },
      { ...by, event: 'recovery.made', count: 10 },
      { ...by, event: 'factor.asked', reason: 'login' },
      { event: 'recovery.used', account, reason: '9 left' },
      { ...by, event: 'factor.accepted' },
      { ...by, event: 'recovery.made', count: 10 },
      { ...by, event: 'factor.disabled' },
    ]);
    for (const hidden of [secret, code, ...recoveryCodes])
      expect(sandbox.securityLog.join()).not.toContain(hidden);
  });

  it('logs sessions that end, and a refresh token that comes again', async () => {
    const { refresh_token } = await logIn();
    await post('/api/token/invalidate', { refresh_token });
    expect(events()).toMatchObject([{ event: 'session.ended', account: annId, reason: 'logout' }]);
    await post('/api/token/refresh', { refresh_token });
    expect(events().slice(1)).toMatchObject([{ event: 'token.reused', account: annId, address: 'local' }]);
  });

  it('logs how many sessions were closed from another', async () => {
    const pia = await sandbox.addAccount({ username: 'pia' });
    await logIn('pia');
    await logIn('pia');
    const { token } = await logIn('pia');
    await sandbox.api.as(token).delete('/api/accounts/me/sessions');
    expect(events()).toMatchObject([{ event: 'session.ended', account: pia, count: 2 }]);
  });

  it('logs access that is refused, a record and a search left out, ever more rarely', async () => {
    const { token } = await logIn();
    for (let count = 0; count < 12; count += 1)
      await post(
        '/api/club_permissions?familyName=DUBOIS',
        { club: `/api/clubs/${clubId}`, matrix: {} },
        token,
      );
    const lines = events();
    expect(lines.map(({ event, account, count }) => [event, account, count])).toEqual([
      ['access.refused', annId, 1],
      ['access.refused', annId, 10],
    ]);
    expect(lines[0]).toMatchObject({ reason: 'POST /api/club_permissions' });
  });

  it('logs a token that nobody here has signed, and not one that is too old', async () => {
    const { token } = await logIn();
    await sandbox.api.as('a.b.c').get('/api/accounts/1');
    sandbox.wait(61);
    await sandbox.api.as(token).get('/api/accounts/1');
    expect(events()).toMatchObject([{ event: 'token.refused', account: null, reason: 'GET /api/accounts' }]);
  });

  it('logs a flood of failures over all addresses, in which whoever knows a password still gets in', async () => {
    const now = sandbox.context.clock();
    const anywhere = { kind: 'anyLogin', name: '', address: '' } as const;
    while ((await reserveAttempt(sandbox.context.db, anywhere, now)) === null);
    expect((await login('ann', 'wrong')).status).toBe(401);
    expect((await login('ann')).status).toBe(200);
    expect(events().map(({ event }) => event)).toEqual(['login.flood', 'login.failed', 'login.succeeded']);
  });

  it('holds one line an event, no secret and nothing that a caller typed', async () => {
    const evil = 'ann"}\n{"event":"login.succeeded","account":1';
    const { token, refresh_token } = await logIn();
    await login(evil, 'sesame');
    await post('/api/resetting/request', { username: evil });
    await post('/api/token/invalidate', { refresh_token });
    await sandbox.api.as(`${token}x`).get(`/api/${encodeURIComponent(evil)}`);
    const text = sandbox.securityLog.join('\n');
    expect(events()).toHaveLength(4);
    for (const secret of [
      'sesame',
      'secret',
      token,
      refresh_token,
      'ann"',
      'ann\\"',
      'example.org',
      '\n{"event',
    ])
      expect(text).not.toContain(secret);
    for (const line of sandbox.securityLog)
      expect(line).toMatch(/^\{"time":"[^"]+","event":"[a-z.]+",[^\n\r]*\}$/);
  });
});

describe('the address in a line', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0'],
    ['2001:DB8:12:34::5', '2001:db8:12::'],
    ['::1', '0:0:0::'],
    ['203.0.113.9\n{"event":"x"}', 'local'],
  ])('%j names the network alone: %s', (address, shortened) => {
    const lines: string[] = [];
    const log = createSecurityLog(
      (line) => lines.push(line),
      () => new Date(0),
    );
    log({ event: 'login.failed', account: null, address });
    expect(lines.map((line) => (JSON.parse(line) as { address: string }).address)).toEqual([shortened]);
  });
});
