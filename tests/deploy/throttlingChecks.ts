import assert from 'node:assert/strict';
import { fetchReply } from './fetchReply.ts';
import type { Check, Site } from './Site.ts';

const LIMIT = 5;
const MARK = 'throttling';

const tryPassword = async (
  { url }: Pick<Site, 'url'>,
  from: string,
  password: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const body = { username: 'lecteur', password };
  const answer = await fetchReply(url, '/api/login_check', {
    method: 'POST',
    body,
    from,
    headers,
    mark: MARK,
  });
  if (answer.status === 200) return 'in';
  return /Trop de tentatives/.test(answer.text()) ? 'throttled' : 'wrong';
};

/** Failures are counted in the database, by the address that nginx saw. */
export const throttlingChecks: readonly Check[] = [
  {
    title: 'wrong passwords are counted over both processes, by the address of the caller',
    run: async (site) => {
      const wrong: string[] = [];
      for (let attempt = 0; attempt < LIMIT + 1; attempt += 1)
        wrong.push(await tryPassword(site, '127.0.0.2', 'faux'));
      assert.deepEqual(wrong, [...Array<string>(LIMIT).fill('wrong'), 'throttled']);
      const lines = await site.logOf(MARK, LIMIT + 1);
      const used = new Set(lines.map(({ upstream }) => upstream));
      assert.deepEqual(used, new Set(site.members.map(({ address }) => address)));
      assert.equal(await tryPassword(site, '127.0.0.2', 'demo'), 'throttled');
      const claim = { 'X-Forwarded-For': '192.0.2.7' };
      assert.equal(await tryPassword(site, '127.0.0.2', 'demo', claim), 'throttled', 'a claim was believed');
      assert.equal(await tryPassword(site, '127.0.0.3', 'demo'), 'in', 'another caller is kept out');
      return `${LIMIT} failures over ${used.size} processes, then refused; another address let in`;
    },
  },
];
