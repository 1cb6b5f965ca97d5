import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import { openSeededSandbox } from '../../support/screens/openSeededSandbox.ts';

const REQUESTS = 10_000;
/** The same requests on every machine. */
const SEED = 20_261_123;

let sandbox: Sandbox;
let token = '';
beforeAll(async () => {
  sandbox = await openSeededSandbox();
  const login = await sandbox.fetch(
    new Request('http://sandbox.test/api/login_check', {
      method: 'POST',
      body: JSON.stringify({ username: 'gestionnaire', password: DEMO_PASSWORD }),
    }),
  );
  ({ token } = await login.json());
}, 60_000);
afterAll(() => sandbox.close());

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
  readonly isKnown: boolean;
}

const collections = (): string[] => [...sandbox.context.model.entities.values()].map(({ path }) => path);
const fields = (): string[] => [
  ...new Set([...sandbox.context.model.entities.values()].flatMap((entity) => Object.keys(entity.fields))),
];

const askedOf = (paths: readonly string[], names: readonly string[]): fc.Arbitrary<Asked> => {
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '1',
      '-1',
      '99999999999999999999',
      'null',
      'true',
      '2026-02-30',
      '/api/people/1',
      "' or 1=1--",
      '\u0000',
      '💥',
      '%',
      '_',
    ),
    fc.string({ maxLength: 30, unit: 'binary' }),
    fc.integer().map(String),
  );
  const name = fc.constantFrom(...names);
  const key = fc.oneof(
    fc.constantFrom(
      'page',
      'itemsPerPage',
      'pagination',
      'order[id]',
      'bearer',
      'code',
      'near',
      'points',
      'or[]',
      'not[[]',
      'exists[',
      ']',
    ),
    name,
    name.map((field) => `order[${field}]`),
    name.map((field) => `or[${field}][]`),
    name.map((field) => `not[${field}]`),
    name.map((field) => `exists[${field}]`),
    fc.tuple(name, name).map(([one, other]) => `${one}.${other}`),
    name.map((field) => `${field}[after]`),
    fc.string({ maxLength: 20 }),
  );
  const id = fc.oneof(fc.integer({ min: -1, max: 60 }).map(String), value);
  return fc.record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'GET',
      'POST',
      'POST',
      'PUT',
      'PUT',
      'PATCH',
      'DELETE',
      'HEAD',
    ),
    path: fc
      .tuple(
        fc.constantFrom(...paths, '/graphql', '/docs.jsonld', '/files', '/read/towns', '/nowhere'),
        fc.option(id, { nil: null }),
        fc.constantFrom('', '', '', '', '', '/mapping', '/search', '/reveal', '/consultation', '/x'),
      )
      .map(
        ([collection, record, rest]) =>
          `${collection}${record === null ? '' : `/${encodeURIComponent(record)}`}${rest}`,
      ),
    query: fc.array(fc.tuple(key, value), { maxLength: 4 }),
    body: fc.oneof(
      fc.dictionary(name, fc.oneof(fc.jsonValue({ maxDepth: 2 }), value), { maxKeys: 6 }),
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ maxLength: 40 }),
    ),
    isKnown: fc.boolean(),
  });
};

const send = ({ method, path, query, body, isKnown }: Asked): Promise<Response> => {
  const address = new URL(`http://sandbox.test/api${path}`);
  for (const [key, text] of query) address.searchParams.append(key, text);
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  return sandbox.fetch(
    new Request(address, {
      method,
      headers: {
        Accept: 'application/ld+json',
        'Content-Type': 'application/ld+json',
        ...(isKnown ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    }),
  );
};

it('finds an answer other than a failure to ten thousand requests at random', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(askedOf(collections(), fields()), async (asked) => {
      const { status } = await send(asked);
      seen.add(status);
      expect(status, JSON.stringify(asked)).toBeLessThan(500);
    }),
    { numRuns: REQUESTS, seed: SEED },
  );
  // They reach reads, refusals and writes alike.
  expect([...seen]).toEqual(expect.arrayContaining([200, 204, 400, 401, 403, 404, 422]));
}, 300_000);
