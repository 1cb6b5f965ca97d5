import { sql } from '../../../sandbox/storage/sql.ts';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeKey, closeSessions } from '../../../sandbox/auth/administration.ts';
import { AUTH_PATHS } from '../../../sandbox/auth/authRoutes.ts';
import { storePassword } from '../../../sandbox/auth/passwords.ts';
import { signingKey } from '../../../sandbox/auth/signingKey.ts';
import { trustedProxies } from '../../../host/trustedProxies.ts';
import type { Answer, Requester } from '../../support/createRequester.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

interface Tokens {
  token: string;
  refresh_token: string;
  refresh_token_expiration: number;
}

const sandbox = setUpAccounts();
let annId: number;

beforeAll(async () => {
  annId = await sandbox.addAccount({ username: 'ann' });
  await sandbox.addAccount({ username: 'mia', mfaEnabled: true });
  await sandbox.addAccount({ username: 'bob' });
});
beforeEach(() => sandbox.wait(6));

const post = (path: string, body: unknown) => sandbox.api.post(path, body);
const login = (username: string, password?: string) => sandbox.login(username, password);

const tokensIn = ({ status, body }: Answer): Tokens => {
  expect(status).toBe(200);
  return body;
};
const logIn = async (username: string): Promise<Tokens> => tokensIn(await login(username));

const refresh = (refreshToken: string) => post('/api/token/refresh', { refresh_token: refreshToken });
const refreshed = async ({ refresh_token }: Tokens): Promise<Tokens> =>
  tokensIn(await refresh(refresh_token));

const ACCESSES = '/api/accounts/me/accesses';
const accesses = (token: string) => sandbox.api.as(token).get(ACCESSES);

const expect401 = ({ status, headers, body }: Answer, message: string): void => {
  expect([status, body]).toEqual([401, { code: 401, message }]);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('WWW-Authenticate')).toBe('Bearer');
};
const WRONG = 'Identifiants invalides.';

const expect400 = ({ status, body }: Answer, detail: string): void => {
  expect(status).toBe(400);
  expect(body).toMatchObject({ title: 'An error occurred', status: 400, detail });
};

describe('POST /login_check', () => {
  it.each(['/login_check', '/api/login_check'])('answers a token pair at %s', async (path) => {
    const answer = await post(path, { username: 'ann', password: 'secret' });
    const pair = tokensIn(answer);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(pair.refresh_token).toMatch(/^[0-9a-f]{96}$/);
    expect(pair.refresh_token_expiration).toBeGreaterThan(sandbox.context.clock().getTime() / 1000);
  });

  it('signs a token of one hour that names the account', async () => {
    const { token } = await logIn('ann');
    const now = sandbox.context.clock().getTime() / 1000;
    expect(decodeProtectedHeader(token).alg).toBe('ES256');
    expect(decodeJwt(token)).toEqual({
      iss: 'raquette',
      aud: 'raquette-api',
      iat: now,
      exp: now + 3600,
      roles: ['ROLE_USER'],
      username: 'ann',
      account: `/api/accounts/${annId}`,
      session: expect.stringMatching(/^[\da-f-]{36}$/),
      password_version: 0,
    });
  });

  it('gives a wrong password, an unknown user and a password-less account the same answer', async () => {
    await sandbox.context.db
      .query(sql`insert into accounts (username, person_id, email, enabled, mfa_enabled, roles, modules_accesses)
      select 'bare', person_id, 'b@example.org', true, false, roles, modules_accesses from accounts where username = 'ann'`);
    for (const [username, password] of [
      ['ann', 'wrong'],
      ['nobody', 'secret'],
      ['bare', 'secret'],
    ] as const)
      expect401(await login(username, password), WRONG);
  });

  it.each([
    ['SQL', "ann' or '1'='1"],
    ['a script', '<script>alert(1)</script>'],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['a name of the prototype', '__proto__'],
  ])('refuses a user name that holds %s', async (_title, username) => {
    expect401(await login(username), WRONG);
  });

  it.each([
    ['a NUL character', 'ann\0'],
    ['half a character', 'an\ud800n'],
  ])('takes no user name that holds %s', async (_title, username) => {
    expect((await login(username)).status).toBe(400);
  });

  it('refuses a password that only begins like the right one', async () => {
    const id = await sandbox.addAccount({ username: 'long' });
    await storePassword(sandbox.context.db, id, 'é'.repeat(100));
    expect401(await login('long', 'é'.repeat(101)), WRONG);
    expect((await login('long', 'é'.repeat(100))).status).toBe(200);
  });

  it('goes on taking a password as it is, however old', async () => {
    const id = await sandbox.addAccount({ username: 'old' });
    await storePassword(sandbox.context.db, id, 'cheval pile agrafe correct');
    sandbox.wait(10 * 365 * 24 * 60);
    const answer = await login('old', 'cheval pile agrafe correct');
    expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([
      200,
      ['refresh_token', 'refresh_token_expiration', 'token'],
    ]);
  });

  it('says that an account is disabled, after the right password only', async () => {
    await sandbox.addAccount({ username: 'off', enabled: false });
    expect401(await login('off', 'wrong'), WRONG);
    expect401(await login('off'), 'Le compte est désactivé.');
  });

  it.each(['', '{', 'null', '[]', '"x"', '42'])('answers 400 to the body %j', async (body) => {
    expect400(await post('/login_check', body), 'Syntax error');
  });

  it('answers 400 to a missing or non-text key', async () => {
    const send = (body: object) => post('/login_check', body);
    expect400(await send({ password: 'x' }), 'The key "username" must be provided.');
    expect400(await send({ username: 'x' }), 'The key "password" must be provided.');
    expect400(
      await send({ username: { $ne: 1 }, password: 'x' }),
      'The key "username" must be a non-empty string.',
    );
  });

  it('answers 413 to a body of more than 16 MB', async () => {
    expect((await post('/login_check', { username: 'x'.repeat(17e6) })).status).toBe(413);
  });

  it.each(AUTH_PATHS)(
    'takes at %s nothing but JSON, which no page of another site can send',
    async (path) => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
        const body = { username: 'ann', password: 'secret' };
        const answer = await sandbox.api.post(path, body, { 'Content-Type': type });
        expect(answer.status).toBe(415);
        expect(answer.body.detail).toContain(`The content-type "${type}" is not supported.`);
      }
    },
  );

  it.each(['/login_check', '/api/login_check_mfa', '/api/token/refresh', '/api/resetting/request'])(
    'reads no more at %s than a login can be',
    async (path) => {
      expect((await post(path, { username: 'ann', password: 'x'.repeat(100_000) })).status).toBe(413);
    },
  );

  it('ignores a token that comes along', async () => {
    const body = { username: 'ann', password: 'secret' };
    expect((await sandbox.api.as('rubbish').post('/login_check', body)).status).toBe(200);
  });
});

describe('throttling', () => {
  const throttled = (minutes: string) =>
    `Trop de tentatives de connexion échouées, veuillez réessayer dans ${minutes}.`;

  it.each(['ann', 'unknown'])(
    'stops %s after five failures, the right password included',
    async (username) => {
      for (let attempt = 0; attempt < 5; attempt++) expect401(await login(username, 'wrong'), WRONG);
      expect401(await login(username), throttled('5 minutes'));
    },
  );

  it('lets in again five minutes after the failures, and says how long that is', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await login('ann', 'wrong');
    sandbox.wait(4.5);
    expect401(await login('ann'), throttled('1 minute'));
    sandbox.wait(0.5);
    expect((await login('ann')).status).toBe(200);
  });

  it('lets no parallel attempts slip through together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('ann', 'wrong')));
    const messages = answers.map(({ body }): string => body.message);
    expect(messages.filter((text) => text.includes('Identifiants'))).toHaveLength(5);
    expect(messages.filter((text) => text.includes('Trop de tentatives'))).toHaveLength(7);
  });

  it('starts anew after a success', async () => {
    for (let attempt = 0; attempt < 4; attempt++) await login('ann', 'wrong');
    await logIn('ann');
    expect401(await login('ann', 'wrong'), WRONG);
  });

  it('leaves other names and other addresses alone', async () => {
    for (let attempt = 0; attempt < 6; attempt++) await login('ann', 'wrong');
    expect((await login('mia')).status).toBe(200);
    const fromElsewhere = sandbox.startProcess({ from: '192.0.2.7' });
    tokensIn(await fromElsewhere.post('/login_check', { username: 'ann', password: 'secret' }));
  });

  it('stops one password that is tried with many names, and is not cleared by a login of one’s own', async () => {
    // Names that nobody has take their time, of which three are enough.
    for (let name = 3; name < 30; name++) await sandbox.addAccount({ username: `name${name}` });
    const spray = async (from: number, to: number) => {
      for (let name = from; name < to; name++) expect401(await login(`name${name}`, 'Printemps2026'), WRONG);
    };
    await spray(0, 20);
    expect((await login('mia')).status).toBe(200);
    await spray(20, 30);
    expect401(await login('another', 'Printemps2026'), throttled('5 minutes'));
  });

  describe('behind a proxy', () => {
    const throttle = async (trustProxy: string | undefined): Promise<(caller: string) => Promise<number>> => {
      const trusted = trustProxy === undefined ? undefined : trustedProxies(trustProxy);
      const send = sandbox.startProcess({ trustedProxies: trusted, from: '127.0.0.1' });
      const from = async (caller: string, password = 'secret') => {
        const headers = { 'X-Forwarded-For': caller };
        return (await send.post('/login_check', { username: 'ann', password }, headers)).status;
      };
      for (let attempt = 0; attempt < 5; attempt++) await from('192.0.2.7', 'wrong');
      return from;
    };

    it('counts by the address that a trusted proxy names', async () => {
      const from = await throttle('127.0.0.1');
      expect(await from('192.0.2.7')).toBe(401);
      expect(await from('192.0.2.8')).toBe(200);
    });

    it('counts by the connection when no proxy is trusted, whatever the request says', async () => {
      const from = await throttle(undefined);
      expect(await from('192.0.2.8')).toBe(401);
    });
  });
});

describe('POST /login_check_mfa', () => {
  const challenge = async (): Promise<{ hash: string; code: string }> => {
    const { body } = await login('mia');
    expect(body).toEqual({ mfa_required: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [mail] = await sandbox.mails();
    expect(mail?.to).toBe('mia@example.org');
    return { hash: body.hash, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
  };
  const verify = (code: string, hash: string) => post('/api/login_check_mfa', { code, hash });
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('answers a token pair for the mailed code, spaces ignored', async () => {
    const { hash, code } = await challenge();
    const { token } = tokensIn(await verify(` ${code.slice(0, 3)} ${code.slice(3)} `, hash));
    expect((await accesses(token)).status).toBe(200);
  });

  it('takes a code once only', async () => {
    const { hash, code } = await challenge();
    const answers = await Promise.all([verify(code, hash), verify(code, hash), verify(code, hash)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(2);
    expect401(await verify(code, hash), 'La vérification a expiré.');
  });

  it('gives five tries, then the right code is refused too', async () => {
    const { hash, code } = await challenge();
    for (let attempt = 0; attempt < 5; attempt++)
      expect401(await verify(other(code), hash), "Le code de vérification n'est pas valide.");
    expect401(await verify(code, hash), 'La vérification a expiré.');
  });

  it('expires after ten minutes', async () => {
    const { hash, code } = await challenge();
    sandbox.wait(9.9);
    expect401(await verify(other(code), hash), "Le code de vérification n'est pas valide.");
    sandbox.wait(0.1);
    expect401(await verify(code, hash), 'La vérification a expiré.');
  });

  it('refuses an unknown hash and the code of another challenge', async () => {
    const first = await challenge();
    const second = await challenge();
    expect401(await verify(first.code, 'c0ffee'), 'La vérification a expiré.');
    if (first.code !== second.code)
      expect401(await verify(first.code, second.hash), "Le code de vérification n'est pas valide.");
  });

  it('throttles codes over challenge after challenge', async () => {
    for (let round = 0; round < 2; round++) {
      const { hash, code } = await challenge();
      for (let attempt = 0; attempt < 5; attempt++) await verify(other(code), hash);
    }
    const { hash, code } = await challenge();
    expect401(
      await verify(code, hash),
      'Trop de tentatives de connexion échouées, veuillez réessayer dans 5 minutes.',
    );
  });

  it('answers 400 to no JSON and to a missing key', async () => {
    expect400(await post('/login_check_mfa', 'x'), 'Syntax error');
    expect400(await post('/login_check_mfa', { code: '1' }), 'The key "hash" must be provided.');
  });

  it('keeps no code, hash, token or password in clear', async () => {
    const { hash, code } = await challenge();
    const pair = tokensIn(await verify(code, hash));
    const rows = await sandbox.context.db
      .query(sql`select hash_digest as a, code_digest as b from mfa_challenges
      union all select token_digest, coalesce(successor_seed, '') from refresh_tokens union all select password_hash, '' from credentials`);
    const kept = JSON.stringify(rows);
    for (const secret of [hash, pair.refresh_token, 'secret', `"${code}"`])
      expect(kept).not.toContain(secret);
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
    for (const digest of [sha256(pair.refresh_token), sha256(hash), sha256(`${hash}:${code}`)])
      expect(kept).toContain(digest);
  });
});

describe('POST /token/refresh', () => {
  it('rotates: the new pair works, a chain of three too', async () => {
    let pair = await logIn('ann');
    for (let step = 0; step < 3; step++) {
      const next = await refreshed(pair);
      expect(next.refresh_token).not.toBe(pair.refresh_token);
      expect((await accesses(next.token)).status).toBe(200);
      pair = next;
    }
  });

  it('gives the same next token again for 30 s, for the first answer may have been lost (R4.10)', async () => {
    const first = await logIn('ann');
    const lost = await refreshed(first);
    sandbox.wait(0.45);
    const again = await refreshed(first);
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect(again.refresh_token_expiration).toBe(lost.refresh_token_expiration);
    expect((await accesses(again.token)).status).toBe(200);
    expect((await refresh(again.refresh_token)).status).toBe(200);
  });

  it('revokes the whole family when a token comes again after that time', async () => {
    const first = await logIn('ann');
    const second = await refreshed(first);
    sandbox.wait(0.51);
    expect401(await refresh(first.refresh_token), 'Invalid JWT Refresh Token');
    expect401(await refresh(second.refresh_token), 'Invalid JWT Refresh Token');
  });

  it('revokes the whole family when a token comes again whose next one was used already', async () => {
    const first = await logIn('ann');
    const second = await refreshed(first);
    const third = await refreshed(second);
    expect401(await refresh(first.refresh_token), 'Invalid JWT Refresh Token');
    expect401(await refresh(third.refresh_token), 'Invalid JWT Refresh Token');
  });

  it('leaves another session of the same account alone', async () => {
    const stolen = await logIn('ann');
    const other = await logIn('ann');
    await refresh(stolen.refresh_token);
    sandbox.wait(1);
    expect((await refresh(stolen.refresh_token)).status).toBe(401);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('gives several parallel uses one next token', async () => {
    const { refresh_token } = await logIn('ann');
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
    const pairs = answers.map(tokensIn);
    expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
    expect((await refresh(pairs[0]?.refresh_token ?? '')).status).toBe(200);
  });

  it('distinguishes missing, unknown and outdated tokens', async () => {
    expect401(await post('/token/refresh', {}), 'Missing JWT Refresh Token');
    expect401(await post('/token/refresh', { refresh_token: 7 }), 'Missing JWT Refresh Token');
    expect401(await refresh('9f2f'), 'JWT Refresh Token Not Found');
    const { refresh_token } = await logIn('ann');
    sandbox.wait(30 * 24 * 60);
    expect401(await refresh(refresh_token), 'Invalid JWT Refresh Token');
  });

  it('answers 400 to a body that is no JSON', async () => {
    expect400(await post('/token/refresh', 'refresh_token=1'), 'Syntax error');
  });

  it('refuses an account that was disabled meanwhile', async () => {
    await sandbox.addAccount({ username: 'gone' });
    const { token, refresh_token } = await logIn('gone');
    await sandbox.context.db.query(sql`update accounts set enabled = false where username = 'gone'`);
    expect401(await accesses(token), 'Le compte est désactivé.');
    expect401(await refresh(refresh_token), 'Le compte est désactivé.');
  });
});

describe('the end of a session', () => {
  const end = (refreshToken: string) => post('/api/token/invalidate', { refresh_token: refreshToken });
  const sessions = async (method: string, { token }: Tokens) =>
    (await sandbox.api.as(token)(method, '/api/accounts/me/sessions')).body;

  it('takes its refresh token: neither that nor its access tokens serve again, other sessions go on', async () => {
    const [here, elsewhere] = [await logIn('ann'), await logIn('ann')];
    expect((await accesses(here.token)).status).toBe(200);
    expect((await end(here.refresh_token)).status).toBe(200);
    expect401(await accesses(here.token), 'Invalid JWT Token');
    expect401(await refresh(here.refresh_token), 'Invalid JWT Refresh Token');
    expect((await accesses(elsewhere.token)).status).toBe(200);
    expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
  });

  it('ends the tokens that were refreshed since, on every process at once', async () => {
    const first = await logIn('ann');
    const second = await refreshed(first);
    const sendElsewhere = sandbox.startProcess();
    await end(second.refresh_token);
    expect((await sendElsewhere.as(second.token).get(ACCESSES)).status).toBe(401);
  });

  it('reveals nothing of a token that nobody knows, and needs one', async () => {
    expect((await end('f'.repeat(96))).status).toBe(200);
    expect((await post('/api/token/invalidate', {})).status).toBe(400);
  });

  it('comes 90 days after the login, however often it was refreshed', async () => {
    let pair = await logIn('ann');
    for (let passed = 0; passed < 80; passed += 20) {
      sandbox.wait(20 * 24 * 60);
      pair = await refreshed(pair);
    }
    expect(pair.refresh_token_expiration - sandbox.context.clock().getTime() / 1000).toBeCloseTo(
      10 * 86_400,
      -1,
    );
    sandbox.wait(10 * 24 * 60 + 1);
    expect((await refresh(pair.refresh_token)).status).toBe(401);
  });

  it('is ordered for all other sessions from the list of them', async () => {
    await sandbox.addAccount({ username: 'zoe' });
    const [here, elsewhere] = [await logIn('zoe'), await logIn('zoe')];
    const listed = await sessions('GET', here);
    expect(listed.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    expect(listed.sessions).toHaveLength(2);
    expect(await sessions('DELETE', here)).toEqual({ ended: 1 });
    expect401(await accesses(elsewhere.token), 'Invalid JWT Token');
    expect((await accesses(here.token)).status).toBe(200);
  });
});

describe('the bearer token', () => {
  const forge = async (payload: object, header: { alg: string } = { alg: 'ES256' }) => {
    const key = header.alg.startsWith('HS')
      ? new TextEncoder().encode('x'.repeat(32))
      : (await generateKeyPair(header.alg)).privateKey;
    return new SignJWT({ ...payload }).setProtectedHeader(header).sign(key);
  };
  /** Signed by another key, which its header holds, names and leads to. */
  const bringing = async (payload: object): Promise<string> => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const jku = `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [jwk] }))}`;
    return new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'ES256', jwk, jku, kid: '1' })
      .sign(privateKey);
  };
  const claims = () => {
    const now = Math.floor(sandbox.context.clock().getTime() / 1000);
    return {
      iss: 'raquette',
      aud: 'raquette-api',
      iat: now,
      exp: now + 3600,
      roles: ['ROLE_USER'],
      username: 'ann',
      account: `/api/accounts/${annId}`,
    };
  };

  it('is served under /api', async () => {
    for (const path of [
      '/api/people',
      '/api/accounts/me/accesses',
      '/api/graphql',
      '/api/nowhere',
      '/api/people/mapping',
    ])
      expect401(await sandbox.api.get(path), 'JWT Token not found');
    expect401(await sandbox.api.get('/api/people', { Authorization: 'Basic YTpi' }), 'JWT Token not found');
  });

  it('is refused one hour after login', async () => {
    const { token } = await logIn('ann');
    sandbox.wait(59.9);
    expect((await accesses(token)).status).toBe(200);
    sandbox.wait(0.2);
    expect401(await accesses(token), 'Expired JWT Token');
  });

  it('is refused when it is forged', async () => {
    const { token } = await logIn('ann');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const raised = Buffer.from(JSON.stringify({ ...claims(), roles: ['ROLE_ADMIN'] })).toString('base64url');
    const publicKey =
      (await sandbox.context.db.query<{ k: string }>(sql`select public_jwk as k from signing_keys`))[0]?.k ??
      '';
    const confused = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(publicKey));
    const forgeries = [
      'rubbish',
      'a.b.c',
      `${header}.${raised}.${signature}`,
      `${header}.${payload}.`,
      new UnsecuredJWT(claims()).encode(),
      await forge(claims()),
      await forge(claims(), { alg: 'RS256' }),
      await forge(claims(), { alg: 'HS256' }),
      // Signed right, by a key that it brings along or says where to find.
      await bringing(claims()),
      confused,
    ];
    for (const forged of forgeries) expect401(await accesses(forged), 'Invalid JWT Token');
  });

  it('is refused when our own key signed it without what it must hold', async () => {
    const { privateKey } = await signingKey(sandbox.context.db);
    const signed = (payload: object) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    const { username: _, ...nameless } = claims();
    const { exp: __, ...endless } = claims();
    expect401(await accesses(await signed(nameless)), 'Unable to find key "username" in the token payload.');
    expect401(await accesses(await signed(endless)), 'Invalid JWT Token');
    expect401(
      await accesses(await signed({ ...claims(), account: '/api/accounts/1/../2' })),
      'Invalid JWT Token',
    );
  });

  it.each([{ aud: undefined }, { aud: 'another-api' }, { iss: undefined }, { iss: 'another' }])(
    'is refused when our own key signed it for another program: %j',
    async (claim) => {
      const { privateKey } = await signingKey(sandbox.context.db);
      const signed = await new SignJWT({ ...claims(), ...claim })
        .setProtectedHeader({ alg: 'ES256' })
        .sign(privateKey);
      expect401(await accesses(signed), 'Invalid JWT Token');
    },
  );

  it('is not needed for the documents that describe the API, but checked when it comes', async () => {
    for (const path of ['/api', '/api/docs.jsonld', '/api/contexts/Person']) {
      expect((await sandbox.api.get(path)).status).not.toBe(401);
      expect401(await sandbox.api.as('rubbish').get(path), 'Invalid JWT Token');
    }
  });

  it('is checked with a key that another process on the same database reads back', async () => {
    const { token } = await logIn('ann');
    expect((await sandbox.startProcess().as(token).get(ACCESSES)).status).toBe(200);
  });
});

describe('GET /api/accounts/me/accesses', () => {
  it('answers modules and the club permissions that count today (R3.152, R3.153, R3.154)', async () => {
    const id = await sandbox.addAccount({
      username: 'kim',
      modulesAccesses: { club: 2, licences: 1, accountancy: 0 },
    });
    const [here, there] = [await sandbox.addClub(), await sandbox.addClub()];
    const permit = (club: number, matrix: object, days = {}) =>
      sandbox.addPermission({ account: id, club, matrix, ...days });
    await permit(here, { 'licences.list': 1, 'licences.create': 2 });
    await permit(here, { 'licences.list': 3 }, { startDate: '2020-01-01', endDate: '2099-01-01' });
    await permit(there, {});
    await permit(await sandbox.addClub(), { 'licences.list': 1 }, { endDate: '2020-01-01' });
    await permit(await sandbox.addClub(), { 'licences.list': 1 }, { startDate: '2099-01-01' });
    const { headers, body } = await accesses((await logIn('kim')).token);
    expect(headers.get('Content-Type')).toBe('application/ld+json; charset=utf-8');
    expect(body).toEqual({
      '@context': '/api/contexts/Accesses',
      '@id': '/api/accounts/me/accesses',
      '@type': 'Accesses',
      modulesAccesses: { club: 2, licences: 1, accountancy: 0 },
      clubPermissions: [
        { node: here, matrix: { 'licences.list': 3, 'licences.create': 2 } },
        { node: there, matrix: {} },
      ],
    });
  });

  it("answers 'all' modules and an empty list (R3.152)", async () => {
    await sandbox.addAccount({ username: 'odd', modulesAccesses: 'all' });
    const { token } = await logIn('odd');
    expect((await accesses(token)).body).toMatchObject({
      modulesAccesses: 'all',
      clubPermissions: [],
    });
  });

  it('follows a change of rights without a new login', async () => {
    const id = await sandbox.addAccount({ username: 'new' });
    const { token } = await logIn('new');
    const node = await sandbox.addClub();
    await sandbox.addPermission({ account: id, club: node, matrix: { 'persons.list': 1 } });
    expect((await accesses(token)).body).toMatchObject({
      clubPermissions: [{ node, matrix: { 'persons.list': 1 } }],
    });
  });
});

describe('GET /sandbox/mailbox', () => {
  it('is not there in production', async () => {
    const answer = await sandbox.startProcess({ mailbox: false }).get('/sandbox/mailbox');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ detail: 'No route found for "GET /sandbox/mailbox"' });
  });

  it('shows a browser a French page with every text escaped', async () => {
    await sandbox.context.db.query(sql`insert into mailbox (recipient, subject, body, sent_at)
      values ('<b>x</b>', 'Objet', '<script>alert(1)</script>', now())`);
    const { headers, body: page } = await sandbox.api.get('/sandbox/mailbox', {
      Accept: 'text/html,*/*;q=0.8',
    });
    expect(headers.get('Content-Type')).toContain('text/html');
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<b>');
  });
});

describe('an administrator', () => {
  const logInAt = async (at: Requester, username: string): Promise<Tokens> =>
    (await at.post('/api/login_check', { username, password: 'secret' })).body;

  /** Status of a read, and of a refresh. */
  const answersTo = async (at: Requester, { token, refresh_token }: Tokens) => {
    const read = await at.as(token).get('/api/accounts/me/accesses');
    const renewed = await at.post('/api/token/refresh', { refresh_token });
    return [read.status, renewed.status];
  };

  it('ends the sessions of one account, and of all, on every process', async () => {
    await closeSessions(sandbox.context, null);
    const [here, there] = [sandbox.startProcess(), sandbox.startProcess()];
    const own = [await logInAt(here, 'ann'), await logInAt(here, 'ann')];
    const foreign = await logInAt(here, 'bob');
    sandbox.securityLog.length = 0;
    expect(await closeSessions(sandbox.context, 'ann')).toEqual({ accounts: 1, sessions: 2 });
    for (const tokens of own) expect(await answersTo(there, tokens)).toEqual([401, 401]);
    expect(await answersTo(there, foreign)).toEqual([200, 200]);
    expect(await closeSessions(sandbox.context, null)).toEqual({ accounts: 1, sessions: 1 });
    expect((await answersTo(here, foreign))[0]).toBe(401);
    expect(await closeSessions(sandbox.context, 'nobody')).toBeNull();
    const closed = { event: 'session.ended', reason: 'administrator' };
    expect(
      sandbox.securityLog
        .map((line) => JSON.parse(line) as { event: string })
        .filter(({ event }) => event === 'session.ended'),
    ).toMatchObject([
      { ...closed, count: 2 },
      { ...closed, count: 1 },
    ]);
  });

  it('changes the signing key: the tokens of the former one are refused, and sessions go on', async () => {
    const before = sandbox.startProcess();
    const tokens = await logInAt(before, 'ann');
    expect((await answersTo(sandbox.startProcess(), tokens))[0]).toBe(200);
    const kept = await logInAt(before, 'ann');
    await changeKey(sandbox.context);
    const after = sandbox.startProcess();
    expect(await answersTo(after, kept)).toEqual([401, 200]);
    expect((await answersTo(after, await logInAt(after, 'ann')))[0]).toBe(200);
  });
});
