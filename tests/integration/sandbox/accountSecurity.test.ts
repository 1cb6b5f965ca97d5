import { sql } from '../../../sandbox/storage/sql.ts';
import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromEnvironment } from '../../../sandbox/host/settings.ts';
import { violationsOf, type Requester } from '../../support/createRequester.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const sandbox = setUpAccounts();
/** Another process on the same database. */
let sendElsewhere: Requester;
/** A process that requires a second factor of every account. */
let sendStrictly: Requester;
let count = 0;

beforeAll(() => {
  sendElsewhere = sandbox.startProcess();
  sendStrictly = sandbox.startProcess({ isFactorForAll: true });
});
beforeEach(() => sandbox.wait(11));

const SECURITY = '/api/accounts/me/security';
const PRESENT = 'secret';
const NEXT = 'cheval batterie agrafe correcte';

const post = (path: string, body: object, token?: string) => sandbox.api.as(token).post(path, body);
const postElsewhere = (path: string, body: object, token?: string) =>
  sendElsewhere.as(token).post(path, body);

const login = (username: string, password?: string) => sandbox.login(username, password);
const verify = (hash: string, code: string) => post('/api/login_check_mfa', { hash, code });
const describeOf = (token: string) => sandbox.api.as(token).get(SECURITY);
const refresh = (refreshToken: string) => post('/api/token/refresh', { refresh_token: refreshToken });

const mails = () => sandbox.mails();
const mailedCode = async (): Promise<string> => /\b\d{6}\b/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';

/** What the application on a telephone shows, `steps` of 30 s from now. */
const codeOf = (uri: string, steps = 0): string => {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const timestamp = sandbox.context.clock().getTime() + steps * 30_000;
  return new TOTP({ secret }).generate({ timestamp });
};

const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');

const newAccount = async () => {
  const username = `compte${(count += 1)}`;
  const id = await sandbox.addAccount({ username });
  const { body } = await login(username);
  return { username, id, token: body.token, refreshToken: body.refresh_token };
};

const startFactor = (method: string, token: string, currentPassword = PRESENT) =>
  post(`${SECURITY}/second_factor`, { currentPassword, method }, token);
const confirmFactor = (body: { hash: string; code: string }, token: string) =>
  post(`${SECURITY}/second_factor/confirm`, body, token);

const withTotp = async () => {
  const account = await newAccount();
  const { body: begun } = await startFactor('totp', account.token);
  const { body } = await confirmFactor({ hash: begun.hash, code: codeOf(begun.uri) }, account.token);
  return { ...account, uri: begun.uri, recoveryCodes: body.recoveryCodes };
};

describe('the password of whoever is logged in', () => {
  const change = (token: string, body: object) => post(`${SECURITY}/password`, body, token);

  it('is changed with the present one: the holder is notified, other sessions end, this one goes on', async () => {
    const here = await newAccount();
    const { body: elsewhere } = await login(here.username);
    const answer = await change(here.token, { currentPassword: PRESENT, password: NEXT });
    expect([answer.status, answer.body]).toEqual([204, null]);
    expect((await mails())[0]).toMatchObject({
      to: `${here.username}@example.org`,
      subject: 'Votre mot de passe a été changé',
      text: expect.stringContaining('ses autres sessions ont été fermées'),
    });
    expect((await describeOf(elsewhere.token)).status).toBe(401);
    expect((await refresh(elsewhere.refresh_token)).status).toBe(401);
    // A copied access token is of no use either; the session itself is refreshed.
    expect((await describeOf(here.token)).status).toBe(401);
    const renewed = await refresh(here.refreshToken);
    expect((await describeOf(renewed.body.token)).status).toBe(200);
    expect((await login(here.username)).status).toBe(401);
    expect((await login(here.username, NEXT)).status).toBe(200);
  });

  it('stays with a wrong present one, a common or short new one, a missing key or no token', async () => {
    const { token, username } = await newAccount();
    const wrong = await change(token, { currentPassword: 'autre', password: NEXT });
    expect([wrong.status, violationsOf(wrong)]).toEqual([
      422,
      [['currentPassword', 'Ce n’est pas votre mot de passe actuel.']],
    ]);
    for (const password of ['123456789012', 'court', 'passwordpassword']) {
      const refused = await change(token, { currentPassword: PRESENT, password });
      expect([refused.status, violationsOf(refused)]).toEqual([422, [['password', expect.any(String)]]]);
    }
    expect((await change(token, { password: NEXT })).status).toBe(400);
    expect((await post(`${SECURITY}/password`, { currentPassword: PRESENT, password: NEXT })).status).toBe(
      401,
    );
    expect((await login(username)).status).toBe(200);
  });

  it('is guessed at five times in five minutes, on all processes together', async () => {
    const { token } = await newAccount();
    const body = { currentPassword: 'autre', password: NEXT };
    for (const send of [post, postElsewhere, post, postElsewhere, post])
      expect((await send(`${SECURITY}/password`, body, token)).status).toBe(422);
    const throttled = await postElsewhere(
      `${SECURITY}/second_factor`,
      { currentPassword: PRESENT, method: 'totp' },
      token,
    );
    expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '300']);
    sandbox.wait(6);
    expect((await change(token, { currentPassword: PRESENT, password: NEXT })).status).toBe(204);
  });
});

describe('a second factor by an application', () => {
  it('is switched on by its first code, is needed at the next login and refuses a code that has served', async () => {
    const { username, token, uri, recoveryCodes } = await withTotp();
    expect(uri).toMatch(
      new RegExp(`^otpauth://totp/Raquette:${username}\\?.*secret=[A-Z2-7]{32}&.*digits=6&period=30$`),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^\d{4}(-\d{4}){3}$/);
    expect((await describeOf(token)).body).toEqual({ secondFactor: 'totp', recoveryCodes: 10 });
    expect((await mails())[0]).toMatchObject({ subject: 'La vérification en deux étapes a été activée' });

    const mailed = (await mails()).length;
    const { body } = await login(username);
    expect(body).toEqual({ mfa_required: true, hash: expect.any(String) });
    expect(await mails()).toHaveLength(mailed);
    // The code that switched it on.
    expect((await verify(body.hash, codeOf(uri))).status).toBe(401);
    expect((await verify(body.hash, codeOf(uri, 1))).status).toBe(200);
    const again = await login(username);
    expect((await verify(again.body.hash, codeOf(uri, 1))).status).toBe(401);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('takes the code of a clock that is %i steps off with %i', async (steps, status) => {
    const { username, uri } = await withTotp();
    sandbox.wait(5);
    const { body } = await login(username);
    expect((await verify(body.hash, codeOf(uri, steps))).status).toBe(status);
  });

  it('takes one code once, of two processes at the same moment', async () => {
    const { username, uri } = await withTotp();
    sandbox.wait(5);
    const hashes = [(await login(username)).body.hash, (await login(username)).body.hash];
    const code = codeOf(uri);
    const answers = await Promise.all([
      verify(hashes[0] ?? '', code),
      postElsewhere('/api/login_check_mfa', { hash: hashes[1], code }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
  });

  it('is guessed at five times a login and ten times in five minutes, on all processes together', async () => {
    const { username, uri } = await withTotp();
    sandbox.wait(5);
    for (let round = 0; round < 2; round += 1) {
      const { body } = await login(username);
      for (let tried = 0; tried < 5; tried += 1) {
        const send = tried % 2 === 0 ? post : postElsewhere;
        const refused = await send('/api/login_check_mfa', { hash: body.hash, code: otherThan(codeOf(uri)) });
        expect(refused.body.message).toBe("Le code de vérification n'est pas valide.");
      }
      expect((await verify(body.hash, codeOf(uri))).body.message).toBe('La vérification a expiré.');
    }
    const { body } = await login(username);
    expect((await verify(body.hash, codeOf(uri))).body.message).toMatch(/^Trop de tentatives/);
  });

  it('needs the password, and is not on before its first code', async () => {
    const { username, token } = await newAccount();
    const start = (body: object) => post(`${SECURITY}/second_factor`, body, token);
    expect(violationsOf(await start({ currentPassword: 'autre', method: 'totp' }))).toEqual([
      ['currentPassword', expect.any(String)],
    ]);
    expect(violationsOf(await start({ currentPassword: PRESENT, method: 'sms' }))).toEqual([
      ['method', expect.any(String)],
    ]);
    expect((await start({ method: 'totp' })).status).toBe(400);
    const { body } = await start({ currentPassword: PRESENT, method: 'totp' });
    expect((await login(username)).body).toHaveProperty('token');
    const confirm = (code: string, hash: string = body.hash, by = token) => confirmFactor({ hash, code }, by);
    expect(violationsOf(await confirm(otherThan(codeOf(body.uri))))).toEqual([
      ['code', "Le code de vérification n'est pas valide."],
    ]);
    // Neither the login nor somebody else can use what the setting up was given.
    expect((await verify(body.hash, codeOf(body.uri))).status).toBe(401);
    const stranger = await newAccount();
    expect((await confirm(codeOf(body.uri), body.hash, stranger.token)).status).toBe(422);
    expect((await confirm(codeOf(body.uri), 'f'.repeat(64))).status).toBe(422);
    expect((await describeOf(token)).body).toEqual({ secondFactor: 'none', recoveryCodes: 0 });
    expect((await confirm(codeOf(body.uri))).status).toBe(200);
    expect(violationsOf(await confirm(codeOf(body.uri, 1)))).toEqual([
      ['code', 'Cette activation a expiré. Revenez en arrière et recommencez.'],
    ]);
  });

  it('expires with what it was begun with after ten minutes', async () => {
    const { token } = await newAccount();
    const { body } = await startFactor('totp', token);
    sandbox.wait(11);
    const late = await confirmFactor({ hash: body.hash, code: codeOf(body.uri) }, token);
    expect(late.status).toBe(422);
  });

  it('is switched off with password and a fresh code, by which its codes of recovery go', async () => {
    const { username, token, uri, recoveryCodes } = await withTotp();
    const off = (by: string, currentPassword?: string) => startFactor('none', by, currentPassword);
    expect((await off(token, 'autre')).status).toBe(422);
    const challenged = await off(token);
    expect([challenged.status, challenged.body.mfa_required]).toEqual([403, true]);
    const proved = await verify(challenged.body.hash, codeOf(uri, 1));
    expect((await off(proved.body.token)).body).toEqual({ secondFactor: 'none' });
    expect((await mails())[0]).toMatchObject({ subject: 'La vérification en deux étapes a été désactivée' });
    expect((await login(username)).body).toHaveProperty('token');
    expect(await rowsOf('recovery_codes')).toBe(0);
    expect(recoveryCodes).toHaveLength(10);
  });

  const rowsOf = async (table: 'recovery_codes' | 'totp_secrets'): Promise<number> => {
    const [found] = await sandbox.context.db.query<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}
        where account_id = (select max(account_id) from credentials)`,
    );
    return found?.count ?? -1;
  };

  it('outlives a password that is chosen by a mailed link', async () => {
    const { username, uri } = await withTotp();
    await post('/api/resetting/request', { username });
    const [mail] = await mails();
    const linkToken = new URL(mail?.link ?? '', 'http://sandbox.test').searchParams.get('token');
    expect((await post('/api/resetting/change_password', { token: linkToken, password: NEXT })).status).toBe(
      204,
    );
    sandbox.wait(5);
    const { body } = await login(username, NEXT);
    expect(body.mfa_required).toBe(true);
    expect((await verify(body.hash, codeOf(uri))).status).toBe(200);
  });
});

describe('a second factor by mail', () => {
  it('is switched on by a code that was mailed, replaces an application, and is needed at the login', async () => {
    const { username, token, uri } = await withTotp();
    const challenged = await startFactor('mail', token);
    const proved = await verify(challenged.body.hash, codeOf(uri, 1));
    const { body } = await startFactor('mail', proved.body.token);
    expect(body).toEqual({ hash: expect.any(String) });
    const confirmed = await confirmFactor({ hash: body.hash, code: await mailedCode() }, proved.body.token);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(confirmed.headers.get('Cache-Control')).toContain('no-store');
    expect((await describeOf(proved.body.token)).body.secondFactor).toBe('mail');
    sandbox.wait(5);
    const { body: challenge } = await login(username);
    expect((await verify(challenge.hash, codeOf(uri))).status).toBe(401);
    expect((await verify(challenge.hash, await mailedCode())).status).toBe(200);
  });

  it('mails five codes in five minutes', async () => {
    const { token } = await newAccount();
    for (let sent = 0; sent < 5; sent += 1) expect((await startFactor('mail', token)).status).toBe(200);
    expect((await startFactor('mail', token)).status).toBe(429);
  });
});

it('codes are six digits by mail and by an application, sixteen of recovery', async () => {
  const { token } = await newAccount();
  await startFactor('mail', token);
  expect(await mailedCode()).toMatch(/^\d{6}$/);
  const { uri, recoveryCodes } = await withTotp();
  expect(codeOf(uri)).toMatch(/^\d{6}$/);
  expect(new URL(uri).searchParams.get('digits')).toBe('6');
  for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^\d{16}$/);
});

describe('a second factor that a site requires of every account', () => {
  const sendStrict = (path: string, body: object, token?: string) => sendStrictly.as(token).post(path, body);

  it('comes by mail where none was chosen, cannot be switched off, and ends sessions that never gave one', async () => {
    const { username, token: unproved, refreshToken } = await newAccount();
    const body = { currentPassword: PRESENT, method: 'none' };
    expect((await sendStrict(`${SECURITY}/second_factor`, body, unproved)).status).toBe(401);
    expect((await sendStrict('/api/token/refresh', { refresh_token: refreshToken })).status).toBe(401);
    const { body: challenge } = await sendStrict('/api/login_check', { username, password: PRESENT });
    expect(challenge).toEqual({ mfa_required: true, hash: expect.any(String) });
    const { body: proved } = await sendStrict('/api/login_check_mfa', {
      hash: challenge.hash,
      code: await mailedCode(),
    });
    const kept = await sendStrict(`${SECURITY}/second_factor`, body, proved.token);
    expect([kept.status, kept.body.detail]).toEqual([
      409,
      'La vérification en deux étapes est demandée à tous les comptes de ce site.',
    ]);
    expect((await sendStrict('/api/token/refresh', { refresh_token: proved.refresh_token })).status).toBe(
      200,
    );
  });

  it('is required by a word that is read literally', () => {
    expect(fromEnvironment({ SECOND_FACTOR: 'all' })).toMatchObject({ isFactorForAll: true });
    expect(fromEnvironment({})).toMatchObject({ isFactorForAll: false });
    expect(() => fromEnvironment({ SECOND_FACTOR: 'yes' })).toThrow(/^SECOND_FACTOR is 'yes'/);
  });
});

describe('codes of recovery', () => {
  it('serve once each, with or without their dashes, and notify the holder', async () => {
    const { username, recoveryCodes } = await withTotp();
    const [first = '', second = ''] = recoveryCodes;
    const logInBy = async (code: string) => verify((await login(username)).body.hash, code);
    expect((await logInBy(first)).status).toBe(200);
    expect((await mails())[0]).toMatchObject({
      subject: 'Un code de secours a servi',
      text: expect.stringContaining('Il en reste 9.'),
    });
    expect((await logInBy(first)).status).toBe(401);
    const { body } = await logInBy(second.replaceAll('-', ' '));
    expect((await describeOf(body.token)).body).toEqual({ secondFactor: 'totp', recoveryCodes: 8 });
  });

  it('serve once, of two processes at the same moment', async () => {
    const { username, recoveryCodes } = await withTotp();
    const [code = ''] = recoveryCodes;
    const hashes = [(await login(username)).body.hash, (await login(username)).body.hash];
    const answers = await Promise.all([
      verify(hashes[0] ?? '', code),
      postElsewhere('/api/login_check_mfa', { hash: hashes[1], code }),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
  });

  it('are of one account alone, and kept as hashes', async () => {
    const [one, another] = [await withTotp(), await withTotp()];
    const { body } = await login(one.username);
    expect((await verify(body.hash, another.recoveryCodes[0] ?? '')).status).toBe(401);
    const kept = JSON.stringify(await sandbox.context.db.query(sql`select * from recovery_codes`));
    for (const code of one.recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replaceAll('-', ''));
    }
    // Slow ones, each with a salt of its own.
    const salts = [...kept.matchAll(/"scrypt\$12\$1\$([\w-]{22})\$/g)].map(([, salt]) => salt);
    expect(salts.length).toBeGreaterThanOrEqual(20);
    expect(new Set(salts).size).toBe(salts.length);
  });

  it('are renewed with the password and a fresh code: the former ones serve no more', async () => {
    const { username, token, recoveryCodes } = await withTotp();
    const renew = (by: string, currentPassword = PRESENT) =>
      post(`${SECURITY}/recovery_codes`, { currentPassword }, by);
    expect((await renew(token, 'autre')).status).toBe(422);
    const challenged = await renew(token);
    expect(challenged.status).toBe(403);
    const proved = await verify(challenged.body.hash, recoveryCodes[0] ?? '');
    const renewed = await renew(proved.body.token);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const { body } = await login(username);
    expect((await verify(body.hash, recoveryCodes[1] ?? '')).status).toBe(401);
    expect((await verify(body.hash, renewed.body.recoveryCodes[1] ?? '')).status).toBe(200);
  });

  it('are not for an account without a second factor', async () => {
    const { token } = await newAccount();
    expect((await post(`${SECURITY}/recovery_codes`, { currentPassword: PRESENT }, token)).status).toBe(409);
  });
});

it.each(['', '/password', '/second_factor', '/second_factor/confirm', '/recovery_codes'])(
  'answers nobody without a token, and changes nothing for them: %s',
  async (path) => {
    const [method, body] = path === '' ? ['GET'] : ['POST', {}];
    expect((await sandbox.api(method, `${SECURITY}${path}`, body)).status).toBe(401);
  },
);
