import { describe, expect, it } from 'vitest';
import { createCall } from '../../support/screens/createClient.ts';
import { setUpSandbox } from '../../support/screens/openSeededSandbox.ts';

const ORIGIN = 'http://127.0.0.1';
/** To be played by the first club at home. */
const MEETING = 23;

const sandbox = setUpSandbox();
const api = createCall(() => sandbox);

const send = (path: string, init?: RequestInit): Promise<Response> =>
  sandbox.fetch(new Request(`${ORIGIN}${path}`, init));

const put = (body: object) => api.put(`/api/sport_matches/${MEETING}`, body);

const watch = async (...topics: string[]) => {
  const query = new URLSearchParams(topics.map((topic) => ['topic', topic]));
  const response = await send(`/.well-known/mercure?${query}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  const next = async (): Promise<string | undefined> => {
    const { value } = (await reader?.read()) ?? {};
    return value && decoder.decode(value);
  };
  // The stream is open.
  expect(await next()).toBe(':\n\n');
  return { next, leave: () => reader?.cancel() };
};

describe('the live results', () => {
  it('notify who watches a pool that a result was entered, once it is kept (R2.16)', async () => {
    const pool = await watch('/api/pools/1', `${ORIGIN}/api/groups/1`);
    const other = await watch('/api/pools/2');
    expect((await put({ homeGamePoints: -1 })).status).toBe(422);
    expect((await put({ homeGamePoints: 8, awayGamePoints: 6, status: 'entered' })).status).toBe(200);
    expect(new Set([await pool.next(), await pool.next()])).toEqual(
      new Set(['data: {"@id":"/api/groups/1"}\n\n', 'data: {"@id":"/api/pools/1"}\n\n']),
    );
    await pool.leave();
    const meeting = await watch(`/api/sport_matches/${MEETING}`, '/api/pools/2');
    expect((await put({ homeGamePoints: 9, awayGamePoints: 5 })).status).toBe(200);
    expect(await meeting.next()).toBe(`data: {"@id":"/api/sport_matches/${MEETING}"}\n\n`);
    await meeting.leave();
    await other.leave();
  });

  it('are announced by what visitors read, and by nothing else', async () => {
    const link = async (path: string) => (await send(path)).headers.get('Link') ?? '';
    const hub = '</.well-known/mercure>; rel="mercure"';
    expect(await link('/api/sport_matches/1')).toContain(hub);
    expect(await link(`/api/graphql?${new URLSearchParams({ query: '{ pools { totalCount } }' })}`)).toBe(
      hub,
    );
    expect(await link('/api/docs.jsonld')).not.toContain(hub);
  });

  it.each([
    '',
    '?topic=*',
    '?topic=/api/people/1',
    '?topic=/api/pools',
    '?topic=/api/pools/1&topic=/api/clubs/1',
  ])('refuse the topics %s, which nobody may watch', async (query) => {
    expect((await send(`/.well-known/mercure${query}`)).status).toBe(400);
  });

  it('take nothing in', async () => {
    const answer = await send('/.well-known/mercure', { method: 'POST', body: 'topic=/api/pools/1&data=1' });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET']);
  });

  it('bear so many of one caller, and end with the server', async () => {
    const streams = await Promise.all(Array.from({ length: 19 }, () => watch('/api/pools/3')));
    streams.push(await watch('/api/pools/3'));
    const refused = await send('/.well-known/mercure?topic=/api/pools/3');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60']);
    await streams[0]?.leave();
    streams.push(await watch('/api/pools/3'));
    await sandbox.endStreams();
    expect(await streams.at(-1)?.next()).toBeUndefined();
    expect((await send('/.well-known/mercure?topic=/api/pools/3')).status).toBe(503);
  });
});
