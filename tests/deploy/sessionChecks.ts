import assert from 'node:assert/strict';
import { fetchReply, logIn } from './fetchReply.ts';
import type { Reply, Tokens } from './fetchReply.ts';
import type { Check } from './Site.ts';

const ME = '/api/accounts/me/accesses';
const ROUNDS = 20;

const refresh = (url: string, refreshToken: string): Promise<Reply> =>
  fetchReply(url, '/token/refresh', { method: 'POST', body: { refresh_token: refreshToken } });

const good = (answers: readonly Reply[]): readonly Reply[] => answers.filter(({ status }) => status === 200);

/** Sessions belong to the database, not to the process that opened them. */
export const sessionChecks: readonly Check[] = [
  {
    title: 'a login of one process is known to the other, which refreshes it',
    run: async ({ members: [first, second] }) => {
      let tokens = await logIn(first.url);
      let uses = 0;
      for (const { url } of [second, first, second, first]) {
        assert.equal((await fetchReply(url, ME, { token: tokens.token })).status, 200);
        const answer = await refresh(url, tokens.refresh_token);
        assert.equal(answer.status, 200, answer.text());
        tokens = answer.json() as Tokens;
        uses += 1;
      }
      return `${uses} refreshes, in turn`;
    },
  },
  {
    title:
      'a refresh token whose next one is in use at one process is refused by the other, and ends the session',
    run: async ({ members: [first, second] }) => {
      const { refresh_token: stolen } = await logIn(first.url);
      const next = (await refresh(first.url, stolen)).json() as Tokens;
      const newest = (await refresh(first.url, next.refresh_token)).json() as Tokens;
      const again = await refresh(second.url, stolen);
      assert.equal(again.status, 401, again.text());
      for (const { url } of [first, second])
        assert.equal((await refresh(url, newest.refresh_token)).status, 401, 'the newest token still serves');
      return 'late use 401, newest token 401 at both';
    },
  },
  {
    title: 'a refresh token sent to both processes at once has one successor',
    run: async ({ members }) => {
      let served = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { refresh_token: token } = await logIn(members[0].url);
        const answers = await Promise.all([...members, ...members].map(({ url }) => refresh(url, token)));
        const next = new Set(good(answers).map((answer) => (answer.json() as Tokens).refresh_token));
        assert.equal(next.size, 1, `round ${round}: ${next.size} tokens were given`);
        served += good(answers).length;
      }
      return `${ROUNDS} rounds of 4 uses, ${served} served, one next token each`;
    },
  },
  {
    title: 'a second factor required at one process is answered at the other, and its code serves once',
    run: async ({ members: [first, second] }) => {
      let accepted = 0;
      for (const [origin, other] of [
        [first, second],
        [second, first],
      ] as const) {
        const login = await fetchReply(origin.url, '/api/login_check', {
          method: 'POST',
          body: { username: 'mfa', password: 'demo' },
        });
        const { hash } = login.json() as { hash: string };
        const mails = (await fetchReply(other.url, '/sandbox/mailbox')).json() as readonly { text: string }[];
        const code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0] ?? '';
        const answers = await Promise.all(
          [other, origin, other, origin].map(({ url }) =>
            fetchReply(url, '/api/login_check_mfa', { method: 'POST', body: { hash, code } }),
          ),
        );
        assert.equal(good(answers).length, 1, answers.map((one) => one.text()).join('\n'));
        const [answer] = good(answers);
        assert.ok(answer);
        const { token } = answer.json() as Tokens;
        assert.equal((await fetchReply(other.url, ME, { token })).status, 200);
        accepted += 1;
      }
      return `2 codes, 8 answers, ${accepted} accepted`;
    },
  },
];
