import fc from 'fast-check';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { GraphQLField, GraphQLInputType, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../sandbox/host/demoAccounts.ts';
import { createCall } from '../../../support/screens/createClient.ts';
import { setUpSandbox } from '../../../support/screens/openSeededSandbox.ts';

const REQUESTS = 10_000;
/** The same requests on every machine. */
const SEED = 20_261_123;

const sandbox = setUpSandbox();
let token = '';
let schema: GraphQLSchema;
beforeAll(async () => {
  const call = createCall(() => sandbox);
  const login = { username: 'gestionnaire', password: DEMO_PASSWORD };
  ({ token } = (await call.as(null).post('/api/login_check', login)).body);
  const described = await call.post('/api/graphql', { query: getIntrospectionQuery() });
  schema = buildClientSchema(described.body.data);
});

interface RandomRequest {
  readonly method: string;
  /** As it is requested, `/api` in front where it has one. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly body: unknown;
  readonly isKnown: boolean;
}

const collections = (): string[] => [...sandbox.context.model.entities.values()].map(({ path }) => path);
const fields = (): string[] => [
  ...new Set([...sandbox.context.model.entities.values()].flatMap((entity) => Object.keys(entity.fields))),
];

/** Values that go wrong somewhere. */
const anyValue = (): fc.Arbitrary<string> =>
  fc.oneof(
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

const requestsOf = (paths: readonly string[], names: readonly string[]): fc.Arbitrary<RandomRequest> => {
  const value = anyValue();
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
          `/api${collection}${record === null ? '' : `/${encodeURIComponent(record)}`}${rest}`,
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

/** Addresses of an account, its sessions and its links, and all others beside the resources. */
const BESIDE = [
  ...['/login_check', '/login_check_mfa', '/token/refresh', '/token/invalidate'].flatMap((path) => [
    path,
    `/api${path}`,
  ]),
  '/api/resetting/request',
  '/api/resetting/change_password',
  '/api/registration/confirm',
  '/api/accounts/me/accesses',
  '/api/accounts/me/sessions',
  '/api/accounts/me/security',
  '/api/accounts/me/security/password',
  '/api/accounts/me/security/second_factor',
  '/api/accounts/me/security/second_factor/confirm',
  '/api/accounts/me/security/recovery_codes',
  '/api/attestations/abc',
  '/sandbox/mailbox',
  '/sandbox/payments/callback',
  '/.well-known/mercure',
];
const SECRETS = [
  'username',
  'password',
  'currentPassword',
  'code',
  'hash',
  'token',
  'refresh_token',
  'method',
];

const otherRequests = (): fc.Arbitrary<RandomRequest> =>
  fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE'),
    path: fc.constantFrom(...BESIDE),
    query: fc.array(fc.tuple(fc.constantFrom('topic', 'id', 'page', 'token'), anyValue()), { maxLength: 2 }),
    body: fc.oneof(
      fc.dictionary(fc.constantFrom(...SECRETS), fc.oneof(anyValue(), fc.jsonValue({ maxDepth: 1 })), {
        maxKeys: 8,
      }),
      fc.record(Object.fromEntries(SECRETS.map((name) => [name, anyValue()]))),
      fc.string({ maxLength: 40 }),
    ),
    isKnown: fc.boolean(),
  });

/** Documents of GraphQL: fields of the schema with arguments of its names and kinds, now and then of another kind. */
const graphqlRequests = (described: GraphQLSchema): fc.Arbitrary<RandomRequest> =>
  fc.record({
    method: fc.constant('POST'),
    path: fc.constant('/api/graphql'),
    query: fc.constant([]),
    body: fc
      .constantFrom(...Object.values(described.getQueryType()?.getFields() ?? {}))
      .chain((field) => fieldOf(field, 3))
      .map((field) => ({ query: `{ ${field} }` })),
    isKnown: fc.boolean(),
  });

const few = <T>(all: readonly T[], least = 0): fc.Arbitrary<T[]> =>
  fc.subarray([...all], { minLength: Math.min(least, all.length), maxLength: Math.min(3, all.length) });

const fieldOf = (
  { name, args, type }: GraphQLField<unknown, unknown>,
  depth: number,
): fc.Arbitrary<string> => {
  const given = few(args.filter((arg) => !isRequiredArgument(arg)))
    .map((chosen) => [...args.filter(isRequiredArgument), ...chosen])
    .chain((chosen) =>
      fc.tuple(...chosen.map((arg) => valueOf(arg.type).map((value) => `${arg.name}: ${value}`))),
    )
    .map((written) => (written.length > 0 ? `(${written.join(', ')})` : ''));
  return fc
    .tuple(given, selectionOf(getNamedType(type), depth))
    .map(([suffix, chosen]) => `${name}${suffix}${chosen}`);
};

/** What is chosen of an object, nothing of a scalar. */
const selectionOf = (type: GraphQLNamedType, depth: number): fc.Arbitrary<string> => {
  if (!isObjectType(type)) return fc.constant(isInterfaceType(type) ? ' { id }' : '');
  const all = Object.values(type.getFields());
  const reachable = all.filter((field) => depth > 0 || isLeafType(getNamedType(field.type)));
  if (reachable.length === 0) return fc.constant(' { __typename }');
  return few(reachable, 1)
    .chain((chosen) => fc.tuple(...chosen.map((field) => fieldOf(field, depth - 1))))
    .map((written) => ` { ${written.join(' ')} }`);
};

const valueOf = (type: GraphQLInputType): fc.Arbitrary<string> => {
  const text = anyValue().map((value) => JSON.stringify(value));
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type))
    return fc.array(valueOf(type.ofType), { maxLength: 3 }).map((all) => `[${all.join(', ')}]`);
  if (isInputObjectType(type))
    return few(Object.values(type.getFields()))
      .chain((chosen) =>
        fc.tuple(...chosen.map((one) => valueOf(one.type).map((value) => `${one.name}: ${value}`))),
      )
      .map((written) => `{ ${written.join(', ')} }`);
  const number = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.integer()).map(String);
  const fitting =
    { Int: number, Float: number, Boolean: fc.constantFrom('true', 'false'), String: text, ID: text }[
      type.name
    ] ?? text;
  return fc.oneof(
    { weight: 9, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom('null', '{}', '"x"', '7') },
  );
};

/** Forms with a file of any bytes and name, to every resource that takes one. */
const formRequests = (): fc.Arbitrary<RandomRequest> => {
  const takers = [...sandbox.context.model.entities.values()].flatMap(({ path, fields: own }) =>
    Object.entries(own).flatMap(([name, field]) =>
      field.kind === 'file'
        ? [{ path, name: field.multiple ? `${name}[]` : name, others: Object.keys(own) }]
        : [],
    ),
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc
      .constantFrom('%PDF-1.4', '<svg onload=x>', 'GIF89a', 'PK\u0003\u0004')
      .map((begin) => Buffer.from(begin)),
  );
  const id = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null });
  const others = fc.array(fc.tuple(fc.nat(), anyValue()), { maxLength: 3 });
  const filename = fc.oneof(
    fc.string({ maxLength: 20, unit: 'binary' }),
    fc.constantFrom('a.pdf', 'a.png', '../a'),
  );
  return fc
    .tuple(fc.constantFrom(...takers), id, bytes, filename, others)
    .map(([taker, record, content, called, values]) => {
      const form = new FormData();
      form.append(taker.name, new File([new Uint8Array(content)], called));
      for (const [index, value] of values)
        form.append(taker.others[index % taker.others.length] ?? '', value);
      return {
        method: record === null ? 'POST' : 'PUT',
        path: `/api${taker.path}${record === null ? '' : `/${record}`}`,
        query: [],
        body: form,
        isKnown: true,
      };
    });
};

const send = ({ method, path, query, body, isKnown }: RandomRequest): Promise<Response> => {
  const address = new URL(`http://sandbox.test${path}`);
  for (const [key, text] of query) address.searchParams.append(key, text);
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  return sandbox.fetch(
    new Request(address, {
      method,
      headers: {
        Accept: 'application/ld+json',
        ...(body instanceof FormData
          ? {}
          : { 'Content-Type': path === '/api/graphql' ? 'application/json' : 'application/ld+json' }),
        ...(isKnown ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(hasBody
        ? { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }
        : {}),
    }),
  );
};

/** What one answer may take of a core, whatever else the machine does; a queue at the door is not counted. */
const MAX_CORE_MS = 2000;

/** GraphQL reports failures behind its status. */
const FAILED = /Internal (Server Error|server error)/;

/** What has a body says what it is, and a text in which encoding. */
const TYPED = /^(no body|application\/.*|image\/.*|[a-z]+\/[a-z-]+; ?charset=utf-8)$/i;

const typeOf = ({ headers }: Response, text: string): string =>
  text === '' ? 'no body' : (headers.get('Content-Type') ?? 'none');

/** A stream goes on for ever. */
const readOf = async (answer: Response): Promise<string> => {
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (!isStream) return answer.text();
  await answer.body?.cancel();
  return '';
};

const wayOf = ({ path, body }: RandomRequest, text: string): string => {
  if (path === '/api/graphql') return text.startsWith('{"data"') ? 'graphql data' : 'graphql';
  if (body instanceof FormData) return 'form';
  return path.startsWith('/api/accounts/me') ? 'own' : 'other';
};

it('finds an answer other than a failure to ten thousand requests at random', async () => {
  const seen = new Set<string>();
  const requests = fc.oneof(
    { weight: 70, arbitrary: requestsOf(collections(), fields()) },
    { weight: 10, arbitrary: otherRequests() },
    { weight: 12, arbitrary: graphqlRequests(schema) },
    { weight: 8, arbitrary: formRequests() },
  );
  await fc.assert(
    fc.asyncProperty(requests, async (one) => {
      const began = process.cpuUsage();
      const answer = await send(one);
      const label = `${one.method} ${one.path} ${JSON.stringify(one)}`;
      expect(answer.status, label).toBeLessThan(500);
      const text = await readOf(answer);
      expect(text, label).not.toMatch(FAILED);
      expect(typeOf(answer, text), label).toMatch(TYPED);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000, label).toBeLessThan(MAX_CORE_MS);
      seen.add(`${wayOf(one, text)} ${answer.status}`);
    }),
    { numRuns: REQUESTS, seed: SEED },
  );
  // They reach reads, refusals and writes alike, by every way.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['200', '204', '400', '401', '403', '404', '422'].map((status) => `other ${status}`),
      ...['200', '400', '401', '422'].map((status) => `own ${status}`),
      ...['422', '403'].map((status) => `form ${status}`),
      'graphql 200',
      'graphql data 200',
    ]),
  );
}, 300_000);
