import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/api/app.ts';
import { changeKey, closeSessions } from '../../../sandbox/auth/administration.ts';
import { openAccountSandbox, type AccountSandbox } from '../../support/openAccountSandbox.ts';

let sandbox: AccountSandbox;
beforeAll(async () => {
  sandbox = await openAccountSandbox();
  for (const username of ['ann', 'bob']) await sandbox.addAccount({ username });
});
afterAll(() => sandbox.context.db.close());

type Tokens = Record<'token' | 'refresh_token', string>;

/** A process that was started now, on the same database. */
const startProcess = () => {
  const app = createSandbox({ ...sandbox.context, db: { ...sandbox.context.db } });
  return async (path: string, init: RequestInit) =>
    app.fetch(new Request(`http://sandbox.test${path}`, init));
};
type Process = ReturnType<typeof startProcess>;

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const logIn = async (at: Process, username: string): Promise<Tokens> =>
  (await at('/api/login_check', post({ username, password: 'secret' }))).json();

/** Status of a read, and of a refresh. */
const answersTo = async (at: Process, { token, refresh_token }: Tokens) => {
  const headers = { Authorization: `Bearer ${token}` };
  const read = await at('/api/accounts/me/accesses', { headers });
  const refreshed = await at('/api/token/refresh', post({ refresh_token }));
  return [read.status, refreshed.status];
};

it('an administrator ends the sessions of one account, and of all, on every process', async () => {
  const [here, there] = [startProcess(), startProcess()];
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
  const before = startProcess();
  const tokens = await logIn(before, 'ann');
  expect((await answersTo(startProcess(), tokens))[0]).toBe(200);
  const kept = await logIn(before, 'ann');
  await changeKey(sandbox.context);
  const after = startProcess();
  expect(await answersTo(after, kept)).toEqual([401, 200]);
  expect((await answersTo(after, await logIn(after, 'ann')))[0]).toBe(200);
});
