import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGraphql } from '../../../../src/data/graphql/createGraphql.ts';
import { query } from '../../../../src/data/graphql/query.ts';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { createTransport } from '../../../../src/http/createTransport.ts';
import { createTransportDouble } from '../../../support/createTransportDouble.ts';

type Call = Parameters<Parameters<typeof createTransportDouble>[0]>[0];

const textOf = ({ body }: Pick<Call, 'body'>): string => (body as { query: string }).query;
/** The aliases of a document, at its second level. */
const aliasesOf = (call: Pick<Call, 'body'>): string[] =>
  [...textOf(call).matchAll(/^ {2}(\w+):/gm)].map(([, alias]) => alias ?? '');

const list = (id: number) => ({ edges: [{ cursor: 'MA==', node: { id: `/api/clubs/${id}` } }] });
/** Answers every alias, the first with record 1, the next with 2. */
const answerAll = (call: Call): unknown => ({
  data: Object.fromEntries(aliasesOf(call).map((alias, index) => [alias, list(index + 1)])),
});

const open = (answer: (call: Call) => unknown = answerAll) => {
  const transport = createTransportDouble(answer);
  const { query: run } = createGraphql(transport);
  return {
    transport,
    graphql: {
      // Failures are looked at once the clock has run.
      send: (...given: Parameters<typeof run>) => {
        const answers = run(...given);
        answers.catch(() => undefined);
        return answers;
      },
    },
  };
};

/** An answer that comes when a test says so. */
const hold = () => {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const clubs = (name: string, q = name) => query(name, '/clubs').customFilter('q', q);
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const idsOf = async (lists: readonly Promise<{ members: readonly { id: number | null }[] }>[]) =>
  (await Promise.all(lists)).map(({ members }) => members[0]?.id);
const kindsOf = async (answers: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(answers)).map((result) =>
    result.status === 'fulfilled' ? 'answered' : (result.reason as ApiError).kind,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a batch of queries', () => {
  it('is posted as one query, 100 ms after the first (R7.53, R7.56, R9.36)', async () => {
    const { graphql, transport } = open();
    const first = graphql.send(clubs('a'));
    await wait(99);
    const second = graphql.send(clubs('b'));
    expect(transport.calls).toHaveLength(0);
    await wait(1);
    expect(transport.calls).toMatchObject([
      { method: 'POST', path: '/graphql', body: { query: expect.any(String) } },
    ]);
    await wait(1);
    const third = graphql.send(clubs('c'));
    await wait(100);
    expect(transport.calls.map(aliasesOf)).toEqual([['a', 'b'], ['c']]);
    expect(await idsOf([first, second, third])).toEqual([1, 2, 1]);
  });

  it('is not prolonged by what joins it (R7.57)', async () => {
    const { graphql, transport } = open();
    const answers = [graphql.send(clubs('a'))];
    await wait(60);
    answers.push(graphql.send(clubs('b')));
    await wait(40);
    expect(transport.calls).toHaveLength(1);
    await wait(20);
    answers.push(graphql.send(clubs('c')));
    await wait(99);
    expect(transport.calls).toHaveLength(1);
    await wait(1);
    expect(transport.calls.map(aliasesOf)).toEqual([['a', 'b'], ['c']]);
    await Promise.all(answers);
  });

  it('leaves at once with what nothing is drawn without, together with the queries that wait', async () => {
    const { graphql, transport } = open();
    const answers = [graphql.send(clubs('a'))];
    await wait(20);
    answers.push(
      graphql.send(clubs('b'), { isAwaited: true }),
      graphql.send(clubs('c'), { isAwaited: true }),
    );
    await wait(0);
    expect(transport.calls.map(aliasesOf)).toEqual([['a', 'b', 'c']]);
    answers.push(graphql.send(clubs('d')));
    await wait(99);
    expect(transport.calls).toHaveLength(1);
    await wait(1);
    expect(transport.calls.map(aliasesOf)).toEqual([['a', 'b', 'c'], ['d']]);
    await Promise.all(answers);
  });

  it('keeps names of one alias apart by _2 and _3 (R7.57)', async () => {
    const { graphql, transport } = open();
    const answers = ['club.list', 'club list', 'club-list'].map((name) => graphql.send(clubs(name, name)));
    await wait(100);
    expect(transport.calls.map(aliasesOf)).toEqual([['club_list', 'club_list_2', 'club_list_3']]);
    expect(await idsOf(answers)).toEqual([1, 2, 3]);
  });

  it('is split where a document would grow too large, and sends each query once', async () => {
    const { graphql, transport } = open();
    const answers = Array.from({ length: 100 }, (_, index) => graphql.send(clubs(`q${index}`, `${index}`)));
    await wait(100);
    expect(transport.calls.map((call) => aliasesOf(call).length)).toEqual([40, 40, 20]);
    expect(new Set(await idsOf(answers)).size).toBe(40);
    const wide = Array.from({ length: 400 }, (_, index) => `field${index}`);
    const large = [1, 2, 3].map((page) =>
      query(`${page}`, '/clubs')
        .select(...wide)
        .pagination({ page }),
    );
    const wideOnes = large.map((one) => graphql.send(one));
    await wait(100);
    await Promise.all(wideOnes);
    expect(transport.calls).toHaveLength(6);
  });

  it('sends queries of different query strings apart (R7.54)', async () => {
    const { graphql, transport } = open();
    const answers = [
      graphql.send(clubs('a'), { queryString: 'a=1' }),
      graphql.send(clubs('b')),
      graphql.send(clubs('c'), { queryString: 'a=1' }),
    ];
    await wait(100);
    await Promise.all(answers);
    expect(transport.calls.map((call) => [call.path, aliasesOf(call)])).toEqual([
      ['/graphql?a=1', ['a', 'c']],
      ['/graphql', ['b']],
    ]);
  });

  it('goes to the endpoint as plain JSON with the stored code (R7.53, R7.55)', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: { a: list(1) } }));
    const transport = createTransport({
      apiUrl: 'https://api.example.test/api',
      code: () => 'xyz',
      fetch: fetch as never,
    });
    const graphql = createGraphql(transport);
    const answers = graphql.query(clubs('a'), { queryString: 'a=1' });
    await wait(100);
    await answers;
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.example.test/api/graphql?a=1&code=xyz');
    expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
    expect(Object.keys(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))).toEqual(['query']);
  });
});

describe('a query that is no longer wanted', () => {
  it('is cancelled by its caller, the others keep their data (R7.66)', async () => {
    const answer = hold();
    const { graphql, transport } = open(() => answer.promise);
    const caller = new AbortController();
    const answers = [
      graphql.send(clubs('clubList'), { signal: caller.signal }),
      graphql.send(clubs('other', 'x')),
    ];
    await wait(100);
    caller.abort();
    answer.resolve({ data: { clubList: list(1), other: list(2) } });
    expect(await kindsOf(answers)).toEqual(['cancelled', 'answered']);
    expect(transport.calls[0]?.signal?.aborted).toBe(false);
  });

  it('leaves the batch when it has not been sent, and sends nothing when it was the only one', async () => {
    const { graphql, transport } = open();
    const controller = new AbortController();
    const answers = graphql.send(clubs('a'), { signal: controller.signal });
    controller.abort();
    expect(await kindsOf([answers, graphql.send(clubs('b'), { signal: controller.signal })])).toEqual([
      'cancelled',
      'cancelled',
    ]);
    await wait(200);
    expect(transport.calls).toEqual([]);
  });

  it('aborts the request only when all its queries are cancelled', async () => {
    const { graphql, transport } = open(() => new Promise(() => undefined));
    const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()];
    const answers = [
      graphql.send(clubs('a'), { signal: one.signal }),
      graphql.send(clubs('a'), { signal: two.signal }),
      graphql.send(clubs('b', 'x'), { signal: three.signal }),
    ];
    await wait(100);
    const { signal } = transport.calls[0] ?? {};
    one.abort();
    three.abort();
    expect(signal?.aborted).toBe(false);
    two.abort();
    expect(signal?.aborted).toBe(true);
    expect(await kindsOf(answers)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });
});

describe('a query that fails', () => {
  const refuse = (path: readonly string[] | undefined, more: object = {}) => ({
    message: 'Access Denied.',
    ...(path ? { path } : {}),
    ...more,
  });

  it('fails alone where the server names it (R7.57)', async () => {
    const { graphql, transport } = open(() => ({
      errors: [refuse(['a', 'edges'], { extensions: { status: 403 } })],
      data: { a: null, b: list(2) },
    }));
    const answers = [graphql.send(clubs('a')), graphql.send(clubs('b', 'x'))];
    await wait(100);
    expect(await kindsOf(answers)).toEqual(['forbidden', 'answered']);
    expect(transport.calls).toHaveLength(1);
  });

  it('is found by sending each once more alone where the document is refused (R7.57)', async () => {
    const { graphql, transport } = open((call) =>
      textOf(call).includes('wrong')
        ? { errors: [{ message: 'Cannot query field "wrong".' }] }
        : answerAll(call),
    );
    const answers = [
      graphql.send(clubs('a')),
      graphql.send(query('bad', '/clubs').select('wrong')),
      graphql.send(clubs('c', 'x')),
    ];
    await wait(100);
    expect(await kindsOf(answers)).toEqual(['answered', 'server', 'answered']);
    expect(transport.calls.map(aliasesOf)).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('is distinguished from its neighbours too where the refusal has a status of its own', async () => {
    const { graphql } = open((call) => {
      if (!textOf(call).includes('wrong')) return answerAll(call);
      throw new ApiError({ kind: 'client', status: 400, message: 'x', body: { errors: [{ message: 'B' }] } });
    });
    const answers = [graphql.send(clubs('a')), graphql.send(query('bad', '/clubs').select('wrong'))];
    await wait(100);
    expect(await kindsOf(answers)).toEqual(['answered', 'server']);
  });

  it('fails with all the others when the call itself does, once', async () => {
    const { graphql, transport } = open(() => {
      throw new ApiError({ kind: 'network', message: 'No answer from the server' });
    });
    const answers = [graphql.send(clubs('a')), graphql.send(clubs('b', 'x'))];
    await wait(100);
    expect(await kindsOf(answers)).toEqual(['network', 'network']);
    expect(transport.calls).toHaveLength(1);
  });

  const messageOf = async (answer: unknown): Promise<string> => {
    const { graphql } = open(() => answer);
    const answers = graphql.send(clubs('a')).catch((error: unknown) => error);
    await wait(100);
    return ((await answers) as ApiError).message;
  };

  it('says what debugMessage says, else message (R8.12)', async () => {
    expect(await messageOf({ errors: [{ debugMessage: 'A', message: 'B' }] })).toBe('A');
    expect(await messageOf({ errors: [{ extensions: { debugMessage: 'A' }, message: 'B' }] })).toBe('A');
    expect(await messageOf({ errors: [{ message: 'B' }] })).toBe('B');
  });

  it('says the message of an answer without errors (R8.13)', async () => {
    expect(await messageOf({ message: 'C' })).toBe('C');
  });

  it('joins several messages line by line, in a 200 too (R8.14, R8.16)', async () => {
    expect(await messageOf({ errors: [{ message: 'A' }, { message: 'B' }], data: { a: list(1) } })).toBe(
      'A\nB',
    );
  });

  it.each([{ errors: [{}] }, {}, { data: null }, { data: { a: null } }, { data: { a: 3 } }, [], null])(
    'says that the error is unknown where nothing is said: %j (R8.15)',
    async (answer) => {
      expect(await messageOf(answer)).toBe('Unknown error calling graphql');
    },
  );

  it('keeps violations by field', async () => {
    const { graphql } = open(() => ({
      errors: [
        { message: 'x', extensions: { status: 422, violations: [{ path: 'name', message: 'vide' }] } },
      ],
    }));
    const answers = graphql.send(clubs('a')).catch((error: unknown) => error);
    await wait(100);
    expect(await answers).toMatchObject({ kind: 'validation', status: 422, fieldErrors: { name: ['vide'] } });
  });
});
