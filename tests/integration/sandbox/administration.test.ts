import { beforeAll, expect, it } from 'vitest';
import { changeKey, closeSessions } from '../../../sandbox/auth/administration.ts';
import type { Requester } from '../../support/createRequester.ts';
import { setUpAccounts } from '../../support/openAccountSandbox.ts';

const sandbox = setUpAccounts();
beforeAll(async () => {
  for (const username of ['ann', 'bob']) await sandbox.addAccount({ username });
});

type Tokens = Record<'token' | 'refresh_token', string>;

const logIn = async (at: Requester, username: string): Promise<Tokens> =>
  (await at.post('/api/login_check', { username, password: 'secret' })).body;

/** Status of a read, and of a refresh. */
const answersTo = async (at: Requester, { token, refresh_token }: Tokens) => {
  const read = await at.as(token).get('/api/accounts/me/accesses');
  const refreshed = await at.post('/api/token/refresh', { refresh_token });
  return [read.status, refreshed.status];
};

it('an administrator ends the sessions of one account, and of all, on every process', async () => {
  const [here, there] = [sandbox.startProcess(), sandbox.startProcess()];
  const own = [await logIn(here, 'ann'), await logIn(here, 'ann')];
  const foreign = await logIn(here, 'bob');
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

it('a new signing key refuses the tokens of the former one, and goes on with the sessions', async () => {
  const before = sandbox.startProcess();
  const tokens = await logIn(before, 'ann');
  expect((await answersTo(sandbox.startProcess(), tokens))[0]).toBe(200);
  const kept = await logIn(before, 'ann');
  await changeKey(sandbox.context);
  const after = sandbox.startProcess();
  expect(await answersTo(after, kept)).toEqual([401, 200]);
  expect((await answersTo(after, await logIn(after, 'ann')))[0]).toBe(200);
});
