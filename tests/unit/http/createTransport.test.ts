import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import { isStepUpRefused } from '../../../src/http/challenge.ts';
import { createCallLog } from '../../../src/http/createCallLog.ts';
import { createPendingReads } from '../../../src/http/createPendingReads.ts';
import { createTransport, type TransportOptions } from '../../../src/http/createTransport.ts';
import { answerJson, createFakeServer, type SentRequest } from '../../support/createFakeServer.ts';

const API = 'https://api.example.test/api';

const open = (
  handler: (request: SentRequest) => Response | Promise<Response>,
  options: Partial<TransportOptions> = {},
) => {
  const server = createFakeServer(handler);
  const waits: number[] = [];
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms);
    return Promise.resolve();
  };
  return {
    ...server,
    waits,
    transport: createTransport({ apiUrl: API, fetch: server.fetch, sleep, ...options }),
  };
};

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
};

describe('createTransport: what is sent', () => {
  it('sends the token, JSON-LD types and no cookie (R7.3, R7.5, R7.8)', async () => {
    const { transport, sent } = open(() => answerJson({}), { token: () => Promise.resolve('abc') });
    await transport.request('/people', { method: 'POST', body: { givenName: 'Anne' } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${API}/people`,
      path: '/api/people',
      body: { givenName: 'Anne' },
    });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/ld+json',
      'content-type': 'application/ld+json',
      authorization: 'Bearer abc',
    });
    expect(sent[0]?.init).toMatchObject({ credentials: 'omit', redirect: 'error' });
  });

  it('sends no Authorization without a token', async () => {
    const { transport, sent } = open(() => answerJson({}), { token: () => Promise.resolve(null) });
    await transport.request('/tournament_requests');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it.each(['/login_check', '/login_check_mfa', '/token/refresh'])(
    'calls %s as JSON without a token, below the prefix (R7.8, R7.11)',
    async (path) => {
      const { transport, sent } = open(() => answerJson({}), { token: () => Promise.resolve('old') });
      await transport.request(path, { method: 'POST', body: {} });
      expect(sent[0]?.path).toBe(`/api${path}`);
      expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
      expect(sent[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  it('speaks plain JSON to GraphQL, the read models and the end of a session', async () => {
    const { transport, sent } = open(() => answerJson([]));
    await transport.request('/graphql', { method: 'POST', body: { query: '{}' } });
    await transport.request('/read/towns');
    await transport.request('/token/invalidate', { method: 'POST', body: { refresh_token: 'a' } });
    expect(sent.map(({ headers }) => headers.get('Accept'))).toEqual([
      'application/json',
      'application/json',
      'application/json',
    ]);
  });

  it('leaves the type of form data to the browser (R7.6)', async () => {
    const { transport, sent } = open(() => answerJson({}));
    await transport.request('/files', { method: 'POST', body: new FormData() });
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('adds the code to every call and leaves the brackets of a query alone (R7.4)', async () => {
    const { transport, sent } = open(() => answerJson({}), { code: () => 'x&y' });
    await transport.request('/people?order[id]=asc');
    await transport.request('/graphql', { method: 'POST', body: {} });
    expect(sent.map(({ url }) => url)).toEqual([
      `${API}/people?order[id]=asc&code=x%26y`,
      `${API}/graphql?code=x%26y`,
    ]);
  });

  it.each([
    ['the data of an account', 'abc', {}, 'no-store'],
    ['what is the same for every account', 'abc', { isImpersonal: true }, undefined],
    ['what a visitor reads', null, {}, undefined],
    ['what is read anew', 'abc', { isFresh: true }, 'reload'],
    ['what a visitor reads anew', null, { isFresh: true }, 'reload'],
  ])('has the browser keep of %s what it may', async (_, token, options, cache) => {
    const { transport, sent } = open(() => answerJson({}), { token: async () => token });
    await transport.request('/people', options);
    expect(sent[0]?.init.cache).toBe(cache);
  });

  it('reads a file by an address that carries the token, for a link has no headers', async () => {
    const { transport, sent } = open(
      () => new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      {
        token: async () => 'a b',
      },
    );
    const { body } = await transport.request('/club_documents/1/file?x[]=1', { file: true });
    expect(await (body as Blob).text()).toBe('%PDF');
    expect(sent[0]?.url).toBe('https://api.example.test/club_documents/1/file?x[]=1&bearer=a%20b');
    expect(sent[0]?.headers.get('Accept')).toBe('*/*');
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('gives an answer as it is where that is wanted, with the token in its header', async () => {
    const { transport, sent } = open(() => new Response('a;b', { headers: { 'Content-Type': 'text/csv' } }), {
      token: async () => 'abc',
    });
    const { body } = await transport.request('/read/export', { isRaw: true });
    expect(await (body as Blob).text()).toBe('a;b');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer abc');
  });

  it.each([
    ['{"a":1}', '{"a":1}'],
    [null, undefined],
    [undefined, undefined],
    [[1], '[1]'],
  ])('sends the body %j as %s', async (body, text) => {
    const { transport, sent } = open(() => answerJson({}));
    await transport.request('/people/1', { method: 'PUT', body });
    expect(sent[0]?.init.body).toBe(text);
  });

  it('sends nothing to a foreign address', async () => {
    const { transport, sent } = open(() => answerJson({}), { token: () => Promise.resolve('abc') });
    expect((await failure(transport.request('https://evil.example/api/people'))).kind).toBe('client');
    expect(sent).toEqual([]);
  });
});

describe('createTransport: what is answered', () => {
  it('gives status, headers and parsed body, and shows the headers of refusals too', async () => {
    const onHeaders = vi.fn<(headers: Headers) => void>();
    const { transport } = open(
      ({ path }) =>
        answerJson(
          { ok: true },
          { status: path.endsWith('1') ? 200 : 404, headers: { 'Cache-Version': path } },
        ),
      { onHeaders },
    );
    expect(await transport.request('/people/1')).toMatchObject({ status: 200, body: { ok: true } });
    await failure(transport.request('/people/2'));
    expect(onHeaders.mock.calls.map(([headers]) => headers.get('Cache-Version'))).toEqual([
      '/api/people/1',
      '/api/people/2',
    ]);
  });

  it.each([204, 202])('takes an empty %i for a success without a record', async (status) => {
    const { transport } = open(() => new Response(null, { status }));
    expect((await transport.request('/people/1', { method: 'DELETE' })).body).toBeNull();
  });

  it('refuses a page in place of a document, and does not know then whether a write was done', async () => {
    const page = () => new Response('<html>ok</html>', { headers: { 'Content-Type': 'text/html' } });
    const { transport } = open(page);
    expect(await failure(transport.request('/people'))).toMatchObject({
      kind: 'server',
      unknownOutcome: false,
    });
    expect(await failure(transport.request('/people/1', { method: 'DELETE' }))).toMatchObject({
      kind: 'server',
      unknownOutcome: true,
    });
  });

  it('refuses truncated JSON, an empty document and an error sent as a success', async () => {
    const json = { headers: { 'Content-Type': 'application/ld+json' } };
    const { transport } = open(({ path }) => {
      if (path.endsWith('cut')) return new Response('{"hydra:member":[{', json);
      if (path.endsWith('empty')) return new Response('', json);
      return new Response('{"@type":"hydra:Error","hydra:description":"Access Denied."}', json);
    });
    expect((await failure(transport.request('/cut'))).kind).toBe('server');
    expect((await failure(transport.request('/empty'))).kind).toBe('server');
    expect((await failure(transport.request('/error'))).kind).toBe('forbidden');
  });

  it('reads an HTML error by its status', async () => {
    const { transport } = open(
      () => new Response('<h1>Not Found</h1>', { status: 404, statusText: 'Not Found' }),
    );
    expect(await failure(transport.request('/people/9'))).toMatchObject({
      kind: 'notFound',
      message: 'Not Found',
    });
  });

  it('drops a __proto__ key, escaped or not', async () => {
    const { transport } = open(
      () =>
        new Response('{"__proto__":{"a":1},"\\u005f_proto__":{"a":1},"b":2}', {
          headers: { 'Content-Type': 'application/json' },
        }),
    );
    expect(Object.keys((await transport.request('/people/1')).body as object)).toEqual(['b']);
  });
});

describe('createTransport: retries', () => {
  it('tries a read three times as the server says', async () => {
    const { transport, sent, waits } = open(() =>
      answerJson({}, { status: 503, headers: { 'Retry-After': '7' } }),
    );
    expect((await failure(transport.request('/people'))).status).toBe(503);
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([7000, 7000]);
  });

  it('gives the answer of the second try', async () => {
    let calls = 0;
    const { transport } = open(() => answerJson({ calls: (calls += 1) }, { status: calls < 2 ? 429 : 200 }));
    expect((await transport.request('/people')).body).toEqual({ calls: 2 });
  });

  it('does not wait longer than a minute', async () => {
    const { transport, sent, waits } = open(() =>
      answerJson({}, { status: 429, headers: { 'Retry-After': '61' } }),
    );
    expect(await failure(transport.request('/people'))).toMatchObject({ kind: 'rateLimit', retryAfter: 61 });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it.each([500, 404, 400])('does not try a %i again', async (status) => {
    const { transport, sent } = open(() => answerJson({}, { status }));
    await failure(transport.request('/people'));
    expect(sent).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'DELETE'])('never repeats a %s', async (method) => {
    const { transport, sent } = open(() => answerJson({}, { status: 503, headers: { 'Retry-After': '0' } }));
    await failure(transport.request('/people/1', { method }));
    expect(sent).toHaveLength(1);
  });

  it('does not know what became of a write whose answer is lost', async () => {
    const { transport } = open(({ path }) =>
      path.endsWith('gateway')
        ? answerJson({}, { status: 504 })
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    expect(await failure(transport.request('/people', { method: 'POST' }))).toMatchObject({
      kind: 'network',
      unknownOutcome: true,
    });
    expect(await failure(transport.request('/gateway', { method: 'PUT' }))).toMatchObject({
      unknownOutcome: true,
    });
    expect(await failure(transport.request('/people'))).toMatchObject({
      kind: 'network',
      unknownOutcome: false,
    });
  });
});

describe('createTransport: time limit and cancellation', () => {
  it('gives a write up after 60 s without knowing its outcome', async () => {
    vi.useFakeTimers();
    const { transport } = open(() => new Promise(() => undefined));
    const failed = failure(transport.request('/people', { method: 'POST', body: {} }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toMatchObject({ kind: 'network', unknownOutcome: true });
    vi.useRealTimers();
  });

  it('raises an error of its own kind for a read that is aborted on its way (R8.18)', async () => {
    const { transport, sent } = open(() => new Promise(() => undefined));
    const controller = new AbortController();
    const failed = failure(transport.request('/people', { signal: controller.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect((await failed).kind).toBe('cancelled');
  });

  it('aborts the reads of the page that is left, field descriptions and queries too, and no write (R2.104, R2.105)', async () => {
    const pendingReads = createPendingReads();
    const { transport, sent } = open(() => new Promise(() => undefined), { pendingReads });
    const reads = [
      transport.request('/people'),
      transport.request('/people/mapping', { method: 'PUT', body: {} }),
      transport.request('/graphql', { method: 'POST', body: {} }),
    ].map(failure);
    void transport.request('/people/1', { method: 'PUT', body: {} }).catch(() => undefined);
    await vi.waitFor(() => {
      expect(sent).toHaveLength(4);
    });
    pendingReads.cancelReads();
    expect((await Promise.all(reads)).map(({ kind }) => kind)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    expect(sent.find(({ method, path }) => method === 'PUT' && path.endsWith('/1'))?.signal?.aborted).toBe(
      false,
    );
  });

  it('aborts no read of a collection for a write to it, and no write for a read (R7.37)', async () => {
    const { transport, sent } = open(() => new Promise(() => undefined), {
      pendingReads: createPendingReads(),
    });
    const { signal } = new AbortController();
    for (const method of ['GET', 'POST', 'GET'])
      void transport.request('/people', { method, signal }).catch(() => undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.some((call) => call.signal?.aborted)).toBe(false);
  });
});

describe('createTransport: refused authentication', () => {
  const expired = () => answerJson({ code: 401, message: 'Expired JWT Token' }, { status: 401 });

  it('repeats the call once with the new token, a write too', async () => {
    let token = 'old';
    const onUnauthorized = vi.fn(() => {
      token = 'new';
      return Promise.resolve(true);
    });
    const { transport, sent } = open(
      ({ headers }) => (headers.get('Authorization') === 'Bearer new' ? answerJson({ id: 1 }) : expired()),
      { token: () => Promise.resolve(token), onUnauthorized },
    );
    expect((await transport.request('/people/1', { method: 'PUT', body: {} })).body).toEqual({ id: 1 });
    expect(sent).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old', 1);
  });

  it('repeats a GraphQL call whose 200 says that the session has ended (R8.1)', async () => {
    const refusal = { errors: [{ message: 'Expired', extensions: { status: 401 } }] };
    const onUnauthorized = vi.fn(() => Promise.resolve(true));
    const answers = [refusal, { data: { a: 1 } }];
    const { transport } = open(() => answerJson(answers.shift()), { onUnauthorized });
    const call = { method: 'POST', body: { query: '{ a }' } };
    expect((await transport.request('/graphql', call)).body).toEqual({ data: { a: 1 } });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    const { transport: other } = open(() => answerJson(refusal));
    expect((await failure(other.request('/graphql', call))).kind).toBe('authentication');
  });

  it('does not repeat when there is no new token, nor a third time', async () => {
    const refused = open(expired, { onUnauthorized: () => Promise.resolve(false) });
    expect((await failure(refused.transport.request('/people'))).kind).toBe('authentication');
    expect(refused.sent).toHaveLength(1);
    const stubborn = open(expired, { onUnauthorized: () => Promise.resolve(true) });
    expect((await failure(stubborn.transport.request('/people'))).kind).toBe('authentication');
    expect(stubborn.sent).toHaveLength(2);
  });

  it('leaves a refused login alone (R8.4)', async () => {
    const onUnauthorized = vi.fn(() => Promise.resolve(true));
    const { transport, sent } = open(expired, { onUnauthorized });
    await failure(transport.request('/login_check', { method: 'POST', body: {} }));
    expect([sent.length, onUnauthorized.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('createTransport: a second factor that a call requires', () => {
  const required = () => answerJson({ mfa_required: true, hash: 'h1' }, { status: 403 });

  it('repeats the call once it is given, a write too', async () => {
    const answers = [required(), answerJson({ id: 1 })];
    const onStepUp = vi.fn(async () => true);
    const { transport, sent } = open(() => answers.shift() ?? required(), { onStepUp });
    expect((await transport.request('/people/1', { method: 'PUT', body: {} })).body).toEqual({ id: 1 });
    expect(sent).toHaveLength(2);
    expect(onStepUp.mock.calls).toEqual([['h1']]);
  });

  it.each([
    ['is refused', async () => false, 1],
    ['is required again', async () => true, 2],
    ['cannot be given', undefined, 1],
  ])('fails for lack of it where it %s', async (_, onStepUp, calls) => {
    const { transport, sent } = open(required, onStepUp ? { onStepUp } : {});
    const error = await failure(transport.request('/people/1', { method: 'PUT', body: {} }));
    expect(error).toMatchObject({ kind: 'forbidden', status: 403, unknownOutcome: false });
    expect(isStepUpRefused(error)).toBe(true);
    expect(sent).toHaveLength(calls);
  });

  it('is nobody’s to give before a login', async () => {
    const onStepUp = vi.fn(async () => true);
    const { transport } = open(required, { onStepUp });
    await failure(transport.request('/login_check', { method: 'POST', body: {} }));
    expect(onStepUp).not.toHaveBeenCalled();
  });
});

describe('createTransport: the log of calls', () => {
  it('has method, path, status and duration of each, refused ones too', async () => {
    const calls = createCallLog();
    let now = 1000;
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 40));
    const answers = [answerJson({}), answerJson({}, { status: 404 })];
    const { transport } = open(() => answers.shift() ?? answerJson({}), { calls });
    await transport.request('/people/1');
    await failure(transport.request('/people/2', { method: 'DELETE' }));
    vi.restoreAllMocks();
    expect(calls.before(Date.now(), 9)).toMatchObject([
      { method: 'GET', template: '/people/{id}', status: 200, durationMs: 40 },
      { method: 'DELETE', template: '/people/{id}', status: 404, durationMs: 40 },
    ]);
  });
});
