import { sql } from '../../../../sandbox/storage/sql.ts';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { beforeAll, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../../sandbox/api/app.ts';
import { DEMO_PASSWORD } from '../../../../sandbox/host/demoAccounts.ts';
import type { ResolvedEntity } from '../../../../sandbox/model/model.ts';
import type { ReadModel } from '../../../../sandbox/read/readModel.ts';
import { readModels } from '../../../../sandbox/read/readModels.ts';
import { actions } from '../../../../sandbox/rights/actions.ts';
import { buildViewer } from '../../../support/buildViewer.ts';
import { hostileValues, type HostileValue } from '../../../support/hostileValues.ts';
import { setUpSandbox } from '../../../support/screens/openSeededSandbox.ts';

const VALUES = 5000;
/** How many of them each parameter meets; more by `HOSTILE_ROUNDS=100`. */
const ROUNDS = Number(process.env['HOSTILE_ROUNDS'] ?? 4);
const SEED = 20_261_127;

const sandbox = setUpSandbox();
let token = '';
let schema: GraphQLSchema;
beforeAll(async () => {
  // One account that comes past the rights of every resource, so that the values are looked at.
  await sandbox.context.db.query(
    sql`update accounts set modules_accesses = '"all"'::jsonb where username = 'gestionnaire'`,
  );
  const login = await request(
    'POST',
    '/api/login_check',
    `{"username":"gestionnaire","password":"${DEMO_PASSWORD}"}`,
  );
  ({ token } = JSON.parse(login.text));
  const described = await request('POST', '/api/graphql', JSON.stringify({ query: getIntrospectionQuery() }));
  schema = buildClientSchema(JSON.parse(described.text).data);
}, 240_000);

interface Answer {
  readonly status: number;
  readonly text: string;
}

let callers = 0;

/** Each request comes from another address, so that none of them is one too many. */
const request = async (
  method: string,
  path: string,
  body?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  callers += 1;
  const remoteAddress = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test${path}`, {
      method,
      headers: {
        Accept: '*/*',
        'Content-Type': 'application/json',
        ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    }),
    { incoming: { socket: { remoteAddress } } },
  );
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, text: isStream ? '' : await answer.text() };
};

type Given = ReadonlyMap<string, HostileValue>;

/** One address, its parameters, and how it is requested with some of them. */
interface Address {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Whether a value that is refused keeps the others from being looked at. */
  readonly oneByOne?: boolean;
  /** What is given once more without the others, which alone may come through. */
  readonly alone?: readonly string[];
  /** How many others lead to the same field. */
  readonly alike?: number;
  readonly send: (given: Given) => Promise<Answer>;
}

const member = (name: string, value: string): string => `${JSON.stringify(name)}:${value}`;

const toObject = (given: Given, plain: readonly string[] = []): string =>
  `{${[...plain, ...[...given].map(([name, { json }]) => member(name, json))].join(',')}}`;

/** Now and then in brackets that nobody expects. */
const SHAPES = ['', '', '', '', '', '[]', '[a]', '[a][b][]', '[', '[][', '.a', '[__proto__]'];
let turns = 0;

const toSearch = (given: Given): string =>
  [...given]
    .map(([name, { address }]) => `${name}${SHAPES[(turns += 1) % SHAPES.length] ?? ''}=${address}`)
    .join('&');

/** What collections say that they can be searched by, and what they say nowhere. */
const searchOf = async (path: string): Promise<readonly string[]> => {
  const { text, status } = await request('GET', `${path}?itemsPerPage=1`);
  const mappings: readonly { variable: string }[] =
    status === 200 ? JSON.parse(text)['hydra:search']['hydra:mapping'] : [];
  return [
    'page',
    'itemsPerPage',
    'pagination',
    'id',
    'or',
    'not',
    ...mappings.map(({ variable }) => variable),
  ];
};

const firstOf = async (path: string): Promise<number> => {
  const { text, status } = await request('GET', `/api${path}?itemsPerPage=1&order[id]=desc`);
  return status === 200 ? (JSON.parse(text)['hydra:member'][0]?.id ?? 1) : 1;
};

/** Past the first check of the lists that need a club, a meeting or a kind before anything else. */
const ofOurs = async (): Promise<Readonly<Record<string, string>>> => ({
  club: '1',
  person: '1',
  kind: '"club"',
  sportMatch: String(await firstOf('/sport_matches')),
});

/** What a list looks at in its filter, and the fields of its records. */
const filtersOf = async (
  model: ReadModel,
  ours: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  const seen = new Set(['q', 'id']);
  const filter = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_target, name) => {
        seen.add(String(name));
        return JSON.parse(ours[String(name)] ?? '1');
      },
    },
  );
  const levels = Object.fromEntries(actions.map((action) => [action, 3]));
  const viewer = buildViewer({ modules: 'all', clubs: new Map([[1, levels]]) });
  const look = async () =>
    model.find({ filter, sort: null, from: 0, to: 0 }, { context: sandbox.context, viewer });
  await look().catch(() => undefined);
  const fields = sandbox.context.model.byPath(`/${model.name}`)?.fields ?? model.entity?.fields ?? {};
  return [...seen, ...Object.keys(fields)];
};

/** The keys that an address says one after the other that it must be given. */
const keysOf = async (method: string, path: string): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (;;) {
    const { text } = await request(
      method,
      path,
      JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'x']))),
    );
    const key = /The key \\"(\w+)\\" must be provided/.exec(text)?.[1];
    if (key === undefined || keys.includes(key)) return keys;
    keys.push(key);
  }
};

/** Parameters of addresses that are no collection. */
const QUERY = ['filter', 'sort', 'range', 'query', 'variables', 'operationName', 'topic', 'bearer', 'page'];

const addressesOfRoute = async (method: string, pattern: string): Promise<readonly Address[]> => {
  const open = [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const atPath: Address[] =
    open.length === 0
      ? []
      : [
          {
            name: `${method} ${pattern}`,
            parameters: open,
            oneByOne: true,
            send: (given) =>
              request(
                method,
                open.reduce(
                  (path, name) => path.replace(`:${name}`, given.get(name)?.address || '1'),
                  pattern,
                ),
                method === 'GET' || method === 'DELETE' ? undefined : '{}',
              ),
          },
        ];
  const path = pattern.replaceAll(/:\w+/g, '1');
  if (method === 'GET')
    return [
      ...atPath,
      {
        name: `${method} ${path}?`,
        parameters: QUERY,
        send: (given) => request(method, `${path}?${toSearch(given)}`),
      },
    ];
  const keys = await keysOf(method, path);
  const plain = keys.map((key) => member(key, '"x"'));
  return [
    ...atPath,
    {
      name: `${method} ${path} {}`,
      parameters: keys.length > 0 ? keys : ['read', 'value'],
      oneByOne: true,
      send: (given) => request(method, path, toObject(given, plain)),
    },
  ];
};

const ITEM_METHODS = ['GET', 'PUT', 'DELETE'];

const addressesOfEntity = async (entity: ResolvedEntity): Promise<readonly Address[]> => {
  const path = `/api${entity.path}`;
  const id = await firstOf(entity.path);
  const fields = ['@id', 'id', ...Object.keys(entity.fields)];
  const search = await searchOf(path);
  return [
    {
      name: `GET ${path}`,
      parameters: search,
      send: (given) => request('GET', `${path}?itemsPerPage=1&${toSearch(given)}`),
    },
    {
      name: `${path}/{id}`,
      parameters: ['id'],
      send: (given) => {
        const method = ITEM_METHODS[(turns += 1) % ITEM_METHODS.length] ?? 'GET';
        return request(
          method,
          `${path}/${given.get('id')?.address ?? ''}`,
          method === 'PUT' ? '{}' : undefined,
        );
      },
    },
    { name: `POST ${path}`, parameters: fields, send: (given) => request('POST', path, toObject(given)) },
    {
      name: `PUT ${path}/${id}`,
      parameters: fields,
      alone: fields.filter((name) => entity.fields[name]?.readOnly !== true),
      send: (given) => request('PUT', `${path}/${id}`, toObject(given)),
    },
  ];
};

const addressesOfReadModel = async (
  model: ReadModel,
  ours: Readonly<Record<string, string>>,
): Promise<Address> => {
  const filters = await filtersOf(model, ours);
  const plain = Object.entries(ours).filter(([name]) => filters.includes(name));
  return {
    name: `GET /api/read/${model.name}?filter=`,
    parameters: filters,
    alone: filters,
    send: (given) => {
      const filter = toObject(
        given,
        plain.map(([name, value]) => member(name, value)),
      );
      return request('GET', `/api/read/${model.name}?range=[0,1]&filter=${encodeURIComponent(filter)}`);
    },
  };
};

/** What a value of GraphQL is written as where its type takes it, so that it comes past the door. */
const fitted = (type: GraphQLInputType, value: HostileValue): string => {
  const inner = getNullableType(type);
  if (isListType(inner)) return `[${fitted(inner.ofType, value)}]`;
  const named = getNamedType(inner);
  const text = value.json.startsWith('"') ? value.json : JSON.stringify(value.json);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields());
    const field = fields[value.json.length % fields.length];
    return field ? `{${member(field.name, fitted(field.type, value))}}` : '{}';
  }
  if (named.name === 'Boolean') return String(value.json.length % 2 === 0);
  if (named.name === 'Int') return String((value.json.length * 7_654_321) % 2 ** 31);
  if (named.name === 'Float') return /^-?[\d.e-]+$/.test(value.json) ? value.json : '-0';
  return named.name.endsWith('Filter') ? `[{"gte":${text}}]` : text;
};

const addressOfRoot = ({ name, args, type }: GraphQLField<unknown, unknown>): Address => {
  const known = new Map<string, GraphQLArgument>(args.map((arg) => [arg.name, arg]));
  const inner = getNamedType(type);
  const isConnection = 'getFields' in inner && 'totalCount' in inner.getFields();
  let count = 0;
  return {
    name: `{ ${name} }`,
    // A field is queried by `x`, `x_list`, `or` and `not`.
    alike: isConnection ? 4 : 1,
    parameters: args.map((arg) => arg.name),
    send: (given) => {
      // Every fifth time as it comes.
      const isFitted = (count += 1) % 5 > 0;
      const chosen = [...given].flatMap(([key, value]) => {
        const arg = known.get(key);
        return arg ? [{ arg, json: isFitted ? fitted(arg.type, value) : value.json }] : [];
      });
      const declared = chosen.map(({ arg }) => `$${arg.name}:${String(arg.type)}`).join(' ');
      const written = chosen.map(({ arg }) => `${arg.name}:$${arg.name}`).join(' ');
      const query = `query q(${declared}) { ${name}(${written}) { ${isConnection ? 'totalCount' : '__typename'} } }`;
      const variables = `{${chosen.map(({ arg, json }) => member(arg.name, json)).join(',')}}`;
      return request('POST', '/api/graphql', `{"query":${JSON.stringify(query)},"variables":${variables}}`);
    },
  };
};

/** A header holds bytes, and neither NUL nor the end of a line. */
const toHeader = ({ json }: HostileValue): string =>
  Buffer.from(json.startsWith('"') ? String(JSON.parse(json)) : json)
    .toString('latin1')
    .replaceAll(/[\0\r\n]/g, '');

/** The headers that the server looks at while it answers this. */
const addressOfHeaders = async (method: string, path: string, body?: string): Promise<Address> => {
  const looks = vi.spyOn(Headers.prototype, 'get');
  await request(method, path, body);
  const seen = looks.mock.calls.map(([name]) => name.toLowerCase());
  looks.mockRestore();
  return {
    name: `${method} ${path} by headers`,
    parameters: [...new Set([...seen, 'accept', 'range', 'if-match', 'if-none-match', 'current-season'])],
    oneByOne: true,
    send: (given) =>
      request(
        method,
        path,
        body,
        Object.fromEntries([...given].map(([name, value]) => [name, toHeader(value)])),
      ),
  };
};

const allAddresses = async (): Promise<readonly Address[]> => {
  const routes = new Set(
    createSandbox(sandbox.context)
      .routes.filter(({ method, path }) => method !== 'ALL' && !/:collection|:name\b/.test(path))
      .map(({ method, path }) => `${method} ${path}`),
  );
  const ours = await ofOurs();
  const found: Address[] = [];
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    // Addresses that exist with and without a prefix are one.
    if (routes.has(`${method} /api${path}`)) continue;
    found.push(...(await addressesOfRoute(method, path)));
  }
  for (const model of readModels)
    found.push(
      ...(await addressesOfRoute('GET', `/api/read/${model.name}`)),
      ...(await addressesOfRoute('GET', `/api/read/${model.name}/:id`)),
      await addressesOfReadModel(model, ours),
    );
  found.push(
    await addressOfHeaders('GET', '/api/people?itemsPerPage=1'),
    await addressOfHeaders('GET', '/sandbox/mailbox'),
    await addressOfHeaders('PUT', '/api/people/1', '{}'),
    await addressOfHeaders('POST', '/api/graphql', '{"query":"{ __typename }"}'),
    await addressOfHeaders('POST', '/api/login_check', '{}'),
    await addressOfHeaders('POST', '/sandbox/payments/callback', '{}'),
  );
  found.push(...Object.values(schema.getQueryType()?.getFields() ?? {}).map(addressOfRoot));
  for (const entity of sandbox.context.model.entities.values())
    found.push(...(await addressesOfEntity(entity)));
  return found;
};

/** GraphQL reports failures behind its status. */
const failed = ({ status, text }: Answer): boolean =>
  status >= 500 || /Internal (Server Error|server error)/.test(text);

/** Longer ones are refused for their length, and would keep what is beside them from being looked at. */
const LONG = 900;

it('answers five thousand hostile values in every parameter of every address without a failure', async () => {
  const values = hostileValues(VALUES, SEED);
  let next = 0;
  const met = new Set<HostileValue>();
  const take = (): HostileValue => {
    const value = values[(next += 1) % values.length] ?? { address: '', json: '""' };
    met.add(value);
    return value;
  };
  const addresses = await allAddresses();
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let [requests, given] = [0, 0];
  const send = async ({ name, send: ring }: Address, pairs: [string, HostileValue][]): Promise<boolean> => {
    requests += 1;
    given += pairs.length;
    const answer = await ring(new Map(pairs));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (!failed(answer)) return true;
    if (pairs.length === 1) failures.push(`${name} ${JSON.stringify(pairs)}: ${answer.text.slice(0, 200)}`);
    return false;
  };
  for (const address of addresses) {
    const { parameters, oneByOne = false, alone = [], alike = 1 } = address;
    for (const name of alone) await send(address, [[name, take()]]);
    for (let round = 0; round < ROUNDS / alike; round += 1) {
      const drawn = parameters.map((name): [string, HostileValue] => [name, take()]);
      const isApart = ([, { json }]: [string, HostileValue]): boolean => oneByOne || json.length > LONG;
      for (const one of drawn.filter(isApart)) await send(address, [one]);
      const together = drawn.filter((one) => !isApart(one));
      if (together.length === 0 || (await send(address, together))) continue;
      const before = failures.length;
      for (const one of together) await send(address, [one]);
      if (failures.length === before) failures.push(`${address.name} ${JSON.stringify(together)}`);
    }
  }
  const parameters = addresses.reduce((sum, address) => sum + address.parameters.length, 0);
  console.log(
    `${addresses.length} addresses, ${parameters} parameters, ${met.size} values, ${given} times given in ${requests} requests:`,
    [...statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
  );
  expect(failures.length, failures.slice(0, 20).join('\n')).toBe(0);
  expect(met.size).toBe(values.length);
}, 900_000);
