import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../sandbox/rights/context.ts';
import { queryGraphql, postGraphql } from '../../support/queryGraphql.ts';
import { openGraphqlRecords, START_TIMEOUT_MS } from '../../support/openGraphqlRecords.ts';
import type { GraphqlRecords } from '../../support/openGraphqlRecords.ts';

let records: GraphqlRecords;
beforeAll(async () => {
  records = await openGraphqlRecords();
}, START_TIMEOUT_MS);
afterAll(() => records.context.db.close());

describe('errors', () => {
  const post = async (init: RequestInit) => {
    const response = await postGraphql(records.context, records.manager, init);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: await response.json(),
    };
  };
  const json = { 'content-type': 'application/json' };
  const invalid = {
    status: 200,
    type: 'application/json',
    body: {
      errors: [{ message: 'GraphQL query is not valid.', extensions: { category: 'user', status: 400 } }],
    },
  };

  it.each([
    [
      'another content type',
      { headers: { 'content-type': 'application/ld+json' }, body: '{"query":"{ __typename }"}' },
    ],
    ['no JSON', { headers: json, body: '{"query":' }],
    ['no query', { headers: json, body: '{"query":12}' }],
    ['a list', { headers: json, body: '[{"query":"{ __typename }"}]' }],
  ])('say that a body with %s is not valid', async (_case, init) => {
    expect(await post(init)).toEqual(invalid);
  });

  it('report syntax errors and unknown fields in the words of graphql-js', async () => {
    expect(await records.query('{ people( }')).toEqual({
      errors: [
        {
          message: 'Syntax Error: Expected Name, found "}".',
          locations: [{ line: 1, column: 11 }],
          extensions: { category: 'graphql' },
        },
      ],
    });
    expect(await records.messages('{ people { edges { node { zzz } } } }')).toEqual([
      'Cannot query field "zzz" on type "Person".',
    ]);
  });

  it('report a wrong IRI and an unknown operation', async () => {
    expect(await records.messages('{ club(id: "12") { name } }')).toEqual(['Invalid IRI "12".']);
    expect(await records.messages('{ club(id: "/api/people/1") { name } }')).toEqual([
      'Item "/api/people/1" did not match expected type "Club".',
    ]);
    expect(await records.messages('query a { __typename } query b { __typename }')).toEqual([
      'Must provide operation name if query contains multiple operations.',
    ]);
    expect(await records.messages('query a { __typename }', { operationName: 'b' })).toEqual([
      'Unknown operation named "b".',
    ]);
    expect(
      await records.read('query a { __typename } query b { other: __typename }', { operationName: 'b' }),
    ).toEqual({
      other: 'Query',
    });
  });

  it('log an internal error and reveal nothing of it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing: Context = {
      ...records.context,
      db: {
        ...records.context.db,
        query: () => Promise.reject(new Error('relation "secret" does not exist')),
      },
    };
    const { errors, data } = await queryGraphql(
      failing,
      records.manager,
      '{ seasons { edges { node { id } } } }',
    );
    expect(errors).toEqual([
      expect.objectContaining({ message: 'Internal server error', path: ['seasons', 'edges'] }),
    ]);
    expect(data).toEqual({ seasons: { edges: null } });
    expect(JSON.stringify(errors)).not.toContain('secret');
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('limits', () => {
  const nested = (levels: number): string =>
    levels === 0 ? 'id' : `correspondent { ${nested(levels - 1)} }`;

  it('refuse a document that is too deep, too wide or too long', async () => {
    expect(await records.messages(`{ person(id: "/api/people/1") { ${nested(30)} } }`)).toEqual([
      'Cette demande imbrique 32 niveaux de champs\u202f; au plus 20.',
    ]);
    const roots = Array.from({ length: 51 }, (_, index) => `a${index}: seasons { totalCount }`).join(' ');
    expect(await records.messages(`{ ${roots} }`)).toEqual([
      'Cette demande réunit 51 requêtes\u202f; au plus 50 à la fois.',
    ]);
    expect(await records.messages(`{ ${'seasons { totalCount } '.repeat(4000)} }`)).toEqual([
      'Cette demande compte plus de 10000 mots et signes.',
    ]);
  });

  it('count the fields of fragments', async () => {
    const fragments = Array.from(
      { length: 12 },
      (_, level) => `fragment f${level} on Season { a${level}: id ...f${level + 1} ...f${level + 1} }`,
    ).join(' ');
    const query = `{ seasons { edges { node { ...f0 } } } } ${fragments} fragment f12 on Season { id name }`;
    expect(await records.messages(query)).toEqual([
      expect.stringMatching(/^Cette demande choisit \d+ champs\u202f; au plus 1000 à la fois\.$/),
    ]);
  });

  const OF_TYPE = 'name ofType { name ofType { name } }';
  const OF_FIELD = `name args { name type { ${OF_TYPE} } } type { ${OF_TYPE} }`;
  const listed = (count: number): string =>
    `{ __schema { ${Array.from({ length: count }, (_, index) => `t${index}: types { ...f }`).join(' ')} } }
    fragment f on __Type { name fields { ${OF_FIELD} } }`;

  it.each([
    ['aliases of all types', listed(150)],
    ['more aliases of all types', listed(620)],
    [
      'aliases of the schema',
      `{ ${Array.from({ length: 40 }, (_, index) => `s${index}: __schema { types { fields { ${OF_FIELD} } } }`).join(' ')} }`,
    ],
    [
      'aliases of one type that lead to all fields of others',
      `{ ${Array.from({ length: 50 }, (_, index) => `t${index}: __type(name: "Person") { fields { type { fields { type { fields { ${OF_FIELD} } } } } } }`).join(' ')} }`,
    ],
    [
      'operations that are not the one to run',
      `query a { __typename } ${listed(150).replace('{', 'query b {')}`,
    ],
  ])('refuse introspection of %s before it resolves anything', async (_case, query) => {
    const body = JSON.stringify({ query, operationName: query.startsWith('query a') ? 'a' : null });
    const response = await postGraphql(records.context, records.manager, {
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'La description demandée compte plus de 300000 champs\u202f; demandez-en moins à la fois.',
          extensions: { category: 'user', status: 400 },
        },
      ],
    });
  });

  it('answer the introspection of tools', async () => {
    const { data } = await records.query(getIntrospectionQuery());
    expect(buildClientSchema(data as unknown as IntrospectionQuery).getType('Person')).toBeDefined();
  });

  it.each([
    ['a query', `${'{ a '.repeat(3000)}${'}'.repeat(3000)}`],
    ['a value', `{ a(b: ${'['.repeat(3000)}${']'.repeat(3000)}) { c } }`],
  ])('refuse %s that is nested 3,000 deep', async (_case, query) => {
    expect(await records.messages(query)).toEqual([
      'Cette demande imbrique plus de 100 parenthèses ou accolades.',
    ]);
  });

  it('refuse fragments that contain themselves', async () => {
    expect(
      await records.messages('{ seasons { edges { node { ...f } } } } fragment f on Season { ...f }'),
    ).toEqual(['Cannot spread fragment "f" within itself.']);
  });

  it('refuse lists within lists that could answer with too many records', async () => {
    const query = `query ($n: Int) { clubs(first: $n) { edges { node {
      affinityFederations(first: 100) { edges { node { id } } }
      practiceForms(first: 100) { edges { node { id } } }
      hosting(first: 100) { edges { node { id } } } } } } }`;
    expect(await records.messages(query, { variables: { n: 100 } })).toEqual([
      'La réponse pourrait compter 30100 fiches\u202f; au plus 20000. Demandez-en moins avec «\u202ffirst\u202f».',
    ]);
    expect(await records.messages(query, { variables: { n: 10 } })).toBeUndefined();
  });

  it('refuse a filter of more than 100 values, and more than 2,000 values of all filters', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `a${n}`);
    const one = 'query ($names: [String]) { seasons(name_list: $names) { totalCount } }';
    expect(await records.messages(one, { variables: { names: many(100) } })).toBeUndefined();
    expect(await records.messages(one, { variables: { names: many(101) } })).toEqual([
      'Au plus 100 valeurs par filtre\u202f; «\u202fname\u202f» en reçoit 101.',
    ]);
    const roots = Array.from({ length: 21 }, (_, n) => `r${n}: seasons(name_list: $names) { totalCount }`);
    expect(
      await records.messages(`query ($names: [String]) { ${roots.join(' ')} }`, {
        variables: { names: many(100) },
      }),
    ).toEqual(['Cette demande compare 2100 valeurs\u202f; au plus 2000 à la fois.']);
  });
});
