import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../sandbox/api/app.ts';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import type { Context } from '../../../sandbox/rights/context.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { ALL_ACTIONS, setUpGraphql } from '../../support/openGraphqlRecords.ts';
import { postGraphql, queryGraphql } from '../../support/queryGraphql.ts';

const records = setUpGraphql();

const BY_NAME = 'order: [{familyName: "ASC"}]';

describe('collections', () => {
  it('answer connections with IRIs, keys, base64 cursors, page and total', async () => {
    const { people, clubs } = records;
    expect(
      await records.read(`query personSearch {
        personSearch: people(order: [{familyName: "ASC"}], first: 2) {
          edges { cursor node { id _id familyName birthDate deceased club { id name } mainAddress { postalCode } } }
          pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
          totalCount
        }
      }`),
    ).toEqual({
      personSearch: {
        edges: [
          {
            cursor: 'MA==',
            node: {
              id: `/api/people/${people.dupont}`,
              _id: people.dupont,
              familyName: 'DUPONT',
              birthDate: '1988-07-14T00:00:00+02:00',
              deceased: false,
              club: { id: `/api/clubs/${clubs.ville}`, name: 'TTC Ville' },
              mainAddress: { postalCode: '77360' },
            },
          },
          expect.objectContaining({ cursor: 'MQ==' }),
        ],
        pageInfo: { startCursor: 'MA==', endCursor: 'MQ==', hasNextPage: true, hasPreviousPage: false },
        totalCount: 3,
      },
    });
  });

  it.each([
    [`first: 2, after: "MA==", ${BY_NAME}`, ['ÉMILE', 'MARTIN']],
    [`last: 1, ${BY_NAME}`, ['MARTIN']],
    [`last: 1, before: "Mg==", ${BY_NAME}`, ['ÉMILE']],
    ['first: 0', []],
    ['after: "MTAw"', []],
  ])('page forwards and backwards by cursor: people(%s)', async (args, names) => {
    expect(await records.familyNames(args)).toEqual(names);
  });

  it('answer 30 records when no size is given and 100 at most', async () => {
    const size = async (args: string) => {
      const data = await records.read(
        `{ referentials${args} { edges { node { id } } pageInfo { hasNextPage } } }`,
      );
      const { edges, pageInfo } = data['referentials'] as {
        edges: unknown[];
        pageInfo: { hasNextPage: boolean };
      };
      return [edges.length, pageInfo.hasNextPage];
    };
    expect(await size('')).toEqual([30, true]);
    expect(await size('(first: 5000)')).toEqual([100, true]);
  });
});

describe('relations', () => {
  it('page and filter the lists of each record on their own', async () => {
    const data = await records.read(`{ people(order: [{familyName: "ASC"}]) { edges { node {
      licences(first: 1, order: [{season_startDate: "ASC"}]) {
        totalCount pageInfo { hasNextPage endCursor } edges { cursor node { identifier season { name } practiceForms { edges { node { name } } } } }
      }
      old: licences(season_current: false) { edges { node { _id } } }
    } } } }`);
    const { edges } = data['people'] as { edges: { node: Record<string, unknown> }[] };
    expect(edges.map(({ node }) => node)).toEqual([
      {
        licences: {
          totalCount: 2,
          pageInfo: { hasNextPage: true, endCursor: 'MA==' },
          edges: [
            {
              cursor: 'MA==',
              node: {
                identifier: '7712345',
                season: { name: '2025/2026' },
                practiceForms: { edges: [{ node: { name: 'Compétition' } }, { node: { name: 'Loisir' } }] },
              },
            },
          ],
        },
        old: { edges: [{ node: { _id: records.licences.dupontOld } }] },
      },
      {
        licences: { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] },
        old: { edges: [] },
      },
      expect.objectContaining({ old: { edges: [{ node: { _id: records.licences.martinOld } }] } }),
    ]);
  });

  it('resolve a structure to the IRI of what it is', async () => {
    const { clubs, committee, league } = records;
    expect(
      await records.read(
        `{ club(id: "/api/clubs/${clubs.ville}") { parent { id type parent { id } } committee { id departmentCode } } }`,
      ),
    ).toEqual({
      club: {
        parent: {
          id: `/api/committees/${committee}`,
          type: 'committee',
          parent: { id: `/api/leagues/${league}` },
        },
        committee: { id: `/api/committees/${committee}`, departmentCode: '77' },
      },
    });
    expect(
      await records.read(
        `{ organizations(name: "ville") { edges { node { id } } } node(id: "/api/organizations/${clubs.ville}") { id ... on Organization { name } } }`,
      ),
    ).toEqual({
      organizations: { edges: [{ node: { id: `/api/clubs/${clubs.ville}` } }] },
      node: { id: `/api/clubs/${clubs.ville}`, name: 'TTC Ville' },
    });
  });

  it('cost a number of statements that does not grow with the rows', async () => {
    const query = (first: number) => `{ people(first: ${first}, order: [{familyName: "ASC"}]) { edges { node {
      id club { name } mainAddress { postalCode } licences { edges { node { type { name } season { name } } } } } } } }`;
    const one = await records.countStatements(() => records.read(query(1)));
    const all = await records.countStatements(() => records.read(query(3)));
    expect(all).toBe(one);
    expect(one).toBeLessThanOrEqual(9);
  });

  it('count only when the count is selected', async () => {
    expect(await records.countStatements(() => records.read('{ seasons { totalCount } }'))).toBe(1);
    const counted = vi.spyOn(records.context.db, 'query');
    await records.read('{ seasons { edges { node { id } } pageInfo { hasNextPage } } }');
    expect(counted.mock.calls.length).toBeLessThanOrEqual(2);
    counted.mockRestore();
  });
});

describe('filters', () => {
  const countOf = async (list: string, args: string) => {
    const data = await records.read(`{ ${list}(${args}) { totalCount } }`);
    return (data[list] as { totalCount: number }).totalCount;
  };

  it.each([
    ['search text without case and accents', 'familyName: "emil"', ['ÉMILE']],
    [
      'take several values',
      'familyName_list: ["dup", "mart"], order: [{familyName: "DESC"}]',
      ['MARTIN', 'DUPONT'],
    ],
    [
      'compare dates by bounds written as text',
      'birthDate: [{after: "1988-07-14"}, {before: "1990-01-01"}]',
      ['DUPONT'],
    ],
    ['exclude a bound', `birthDate: [{strictly_after: "1988-07-14"}], ${BY_NAME}`, ['ÉMILE', 'MARTIN']],
    ['combine not', 'not: [{familyName: "dup"}, {gender: "F"}]', ['ÉMILE']],
    ['keep empty values by not', `not: [{birthName: "durand"}], ${BY_NAME}`, ['DUPONT', 'ÉMILE']],
    ['combine or', `or: [{familyName: "dup"}, {givenName: "anne"}], ${BY_NAME}`, ['DUPONT', 'MARTIN']],
    ['know by exists what is filled in', 'exists: [{birthName: true}]', ['MARTIN']],
    ['know by exists who has no record', 'exists: [{licences: false}]', ['ÉMILE']],
    ['follow a relation', 'mainAddress_addressLocality: "vaires"', ['DUPONT']],
    ['follow relations further than the schema lists', 'licence_season_current: true, first: 5', ['DUPONT']],
    ['follow lists', 'licences_club_mainAddress_addressLocality_list: ["Melun"]', ['DUPONT', 'MARTIN']],
    ['follow relations in or', 'or: [{licences_type_code: "T"}]', ['DUPONT']],
    ['follow relations in order', 'order: [{licence_season_name: "ASC"}]', ['DUPONT', 'MARTIN', 'ÉMILE']],
    ['leave out what has no value', `familyName: null, first: 1, ${BY_NAME}`, ['DUPONT']],
  ])('%s: people(%s)', async (_what, args, names) => {
    expect(await records.familyNames(args)).toEqual(names);
  });

  it('find records by key and by relation, as IRI or key', async () => {
    const { people, clubs } = records;
    for (const [args, names] of [
      [`id: ${people.martin}`, ['MARTIN']],
      [`id_list: [${people.martin}, ${people.dupont}]`, ['DUPONT', 'MARTIN']],
      [`or: [{id_list: ["${people.dupont}"]}]`, ['DUPONT']],
      [`club: "/api/clubs/${clubs.ville}", familyName: "dup"`, ['DUPONT']],
      [`club_id: ${clubs.ville}, familyName: "dup"`, ['DUPONT']],
    ] as const)
      expect(await records.familyNames(args), args).toEqual(names);
  });

  it('take variables', async () => {
    const variables = { or: [{ licences_type_code: 'T' }], order: [{ familyName: 'ASC' }] };
    const head = 'query ($or: [PersonFilter_or], $order: [PersonFilter_order])';
    expect(await records.familyNames('or: $or, order: $order', { variables }, head)).toEqual(['DUPONT']);
  });

  it.each([
    ['points: [{gte: "500"}, {lt: "900"}]', 1],
    ['points: [{between: "500..2000"}]', 2],
    ['points: 812.5', 1],
    ['amount: [{gt: "10"}]', 2],
  ])('compare numbers by bounds written as text: licences(%s)', async (args, count) => {
    expect(await countOf('licences', args)).toBe(count);
  });

  it.each([
    'birthDate: [{after: "hier"}]',
    'or: [{id: "9999999999999"}]',
    'order: [{familyName: "sideways"}]',
  ])('leave out a value that the field cannot hold: %s', async (args) => {
    expect(await records.familyNames(args)).toHaveLength(3);
  });

  it('take text as text, whatever it holds', async () => {
    expect(await records.familyNames(String.raw`familyName: "'; drop table people; --"`)).toEqual([]);
    expect(await records.familyNames(String.raw`familyName: "\u0000"`)).toHaveLength(3);
    expect(await records.familyNames('familyName: "%"')).toEqual([]);
    expect(await records.familyNames('first: 100')).toHaveLength(3);
  });

  it.each([
    ['id: "12"', 'Int cannot represent non-integer value: "12"'],
    ['amount: "500"', 'IntFilter cannot represent "500"'],
    ['points: [{gte: 500}]', 'FloatFilter cannot represent [{"gte":500}]'],
    ['identifier: 7712345', 'String cannot represent a non string value: 7712345'],
    ['or: [{id: 12}]', 'String cannot represent a non string value: 12'],
    ['not: [{amount: 12}]', 'NumberTextFilter cannot represent 12'],
    ['validationDate: [{after: 2026}]', 'String cannot represent a non string value: 2026'],
    ['colour: "red"', 'Unknown argument "colour" on field "Query.licences".'],
    ['or: [{colour: "red"}]', 'Field "colour" is not defined by type "LicenceFilter_or".'],
    [
      'person_account_modulesAccesses: "all"',
      'Unknown argument "person_account_modulesAccesses" on field "Query.licences".',
    ],
  ])('refuse licences(%s)', async (args, message) => {
    const { errors, data } = await records.query(`{ licences(${args}) { totalCount } }`);
    expect(errors?.[0]?.message).toContain(message);
    expect(data).toBeUndefined();
  });
});

describe('rights', () => {
  it('let nobody query without a token', async () => {
    await createAuthTables(records.context.db);
    const response = await createSandbox(records.context).request('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 401, message: 'JWT Token not found' });
  });

  it('answer a caller without account as one without rights', async () => {
    const { data, errors } = await queryGraphql(records.context, null, '{ people { totalCount } }');
    expect(data).toEqual({ people: null });
    expect(errors).toEqual([expect.objectContaining({ message: 'Access Denied.', path: ['people'] })]);
  });

  it('keep a list to the clubs of the viewer', async () => {
    expect(await records.familyNames(`first: 100, ${BY_NAME}`)).toEqual(['DUPONT', 'ÉMILE', 'MARTIN']);
    const foreign = `{ person(id: "/api/people/${records.people.foreign}") { familyName } }`;
    expect(await records.read(foreign)).toEqual({ person: null });
  });

  it('return of a record outside the clubs of the viewer its published fields only', async () => {
    const { clubs } = records;
    expect(
      await records.read(`{ club(id: "/api/clubs/${clubs.bourg}") {
        name identifier siret mainAddress { postalCode } affinityFederations { totalCount edges { node { name } } } } }`),
    ).toEqual({
      club: {
        name: 'AS Bourg',
        identifier: '08770002',
        siret: null,
        mainAddress: null,
        affinityFederations: { totalCount: 0, edges: [] },
      },
    });
  });

  it('give nothing for a record that the viewer may not see behind one that it may', async () => {
    const iri = `/api/licences/${records.licences.dupont}`;
    const query = `{ licence(id: "${iri}") { person { familyName correspondent { familyName } } } }`;
    expect(await records.read(query)).toEqual({
      licence: { person: { familyName: 'DUPONT', correspondent: null } },
    });
  });

  it('keep the lists of a record to what the viewer may see', async () => {
    const clubs = new Map([[records.clubs.ville, { 'persons.list': 1 }]]);
    const query =
      '{ people(familyName: "dup") { edges { node { licence { id } licences { totalCount edges { node { id } } } } } } }';
    expect(await queryGraphql(records.context, buildViewer({ modules: 'all', clubs }), query)).toEqual({
      data: { people: { edges: [{ node: { licence: null, licences: { totalCount: 0, edges: [] } } }] } },
    });
  });

  it('answer nobody who guesses at hidden values through a filter or an order', async () => {
    for (const [args, totalCount] of [
      ['siret: "12345678900022"', 0],
      ['mainAddress_addressLocality: "bourg"', 0],
      ['name: "bourg"', 1],
    ] as const)
      expect(await records.read(`{ clubs(${args}) { totalCount } }`), args).toEqual({
        clubs: { totalCount },
      });
    expect(await records.familyNames('correspondent_familyName: "secret"')).toEqual([]);
  });

  it('refuse a forbidden collection with its path and keep the data of the others', async () => {
    const viewer = buildViewer({ clubs: new Map([[records.clubs.ville, ALL_ACTIONS]]) });
    const query =
      '{ titles: licences { totalCount } seasons(current: true) { edges { node { name } } } licence(id: "/api/licences/1") { id } }';
    const { data, errors } = await queryGraphql(records.context, viewer, query);
    const refusal = (alias: string) =>
      expect.objectContaining({
        message: 'Access Denied.',
        path: [alias],
        locations: [expect.objectContaining({ line: 1 })],
        extensions: { category: 'user', status: 403 },
      });
    expect(errors).toEqual([refusal('titles'), refusal('licence')]);
    expect(data).toEqual({
      titles: null,
      seasons: { edges: [{ node: { name: '2026/2027' } }] },
      licence: null,
    });
  });

  it('refuse the club of others when the filter names it', async () => {
    const { errors } = await records.query(`{ people(club_id: ${records.clubs.bourg}) { totalCount } }`);
    expect(errors).toEqual([expect.objectContaining({ message: 'Access Denied.', path: ['people'] })]);
  });
});

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

  it('report a syntax error in the words of graphql-js, with its place', async () => {
    expect(await records.query('{ people( }')).toEqual({
      errors: [
        {
          message: 'Syntax Error: Expected Name, found "}".',
          locations: [{ line: 1, column: 11 }],
          extensions: { category: 'graphql' },
        },
      ],
    });
  });

  it.each([
    ['{ people { edges { node { zzz } } } }', 'Cannot query field "zzz" on type "Person".'],
    ['{ people(after: "x") { totalCount } }', 'Cursor x is invalid'],
    ['{ people(first: -1) { totalCount } }', 'Limit should not be less than 0'],
    ['{ club(id: "12") { name } }', 'Invalid IRI "12".'],
    ['{ club(id: "/api/people/1") { name } }', 'Item "/api/people/1" did not match expected type "Club".'],
    [
      'query a { __typename } query b { __typename }',
      'Must provide operation name if query contains multiple operations.',
    ],
    [
      '{ seasons { edges { node { ...f } } } } fragment f on Season { ...f }',
      'Cannot spread fragment "f" within itself.',
    ],
  ])('report what is wrong with %s', async (query, message) => {
    expect(await records.messages(query)).toEqual([message]);
  });

  it('run the operation that is named, and report an unknown one', async () => {
    const operationName = 'b';
    expect(await records.messages('query a { __typename }', { operationName })).toEqual([
      'Unknown operation named "b".',
    ]);
    const query = 'query a { __typename } query b { other: __typename }';
    expect(await records.read(query, { operationName })).toEqual({ other: 'Query' });
  });

  it('log an internal error and reveal nothing of it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fails = () => Promise.reject(new Error('relation "secret" does not exist'));
    const failing: Context = { ...records.context, db: { ...records.context.db, query: fails } };
    const query = '{ seasons { edges { node { id } } } }';
    const { errors, data } = await queryGraphql(failing, records.manager, query);
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

  /** As many times, numbered. */
  const times = (count: number, text: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');

  it.each([
    [
      'too deep',
      `{ person(id: "/api/people/1") { ${nested(30)} } }`,
      'Cette demande imbrique 32 niveaux de champs\u202f; au plus 20.',
    ],
    [
      'too wide',
      `{ ${times(51, (index) => `a${index}: seasons { totalCount }`)} }`,
      'Cette demande réunit 51 requêtes\u202f; au plus 50 à la fois.',
    ],
    [
      'too long',
      `{ ${'seasons { totalCount } '.repeat(4000)} }`,
      'Cette demande compte plus de 10000 mots et signes.',
    ],
    [
      'a query that is nested 3,000 deep',
      `${'{ a '.repeat(3000)}${'}'.repeat(3000)}`,
      'Cette demande imbrique plus de 100 parenthèses ou accolades.',
    ],
    [
      'a value that is nested 3,000 deep',
      `{ a(b: ${'['.repeat(3000)}${']'.repeat(3000)}) { c } }`,
      'Cette demande imbrique plus de 100 parenthèses ou accolades.',
    ],
  ])('refuse a document: %s', async (_what, query, message) => {
    expect(await records.messages(query)).toEqual([message]);
  });

  it('count the fields of fragments', async () => {
    const fragments = times(
      12,
      (level) => `fragment f${level} on Season { a${level}: id ...f${level + 1} ...f${level + 1} }`,
    );
    const query = `{ seasons { edges { node { ...f0 } } } } ${fragments} fragment f12 on Season { id name }`;
    expect(await records.messages(query)).toEqual([
      expect.stringMatching(/^Cette demande choisit \d+ champs\u202f; au plus 1000 à la fois\.$/),
    ]);
  });

  const OF_TYPE = 'name ofType { name ofType { name } }';
  const OF_FIELD = `name args { name type { ${OF_TYPE} } } type { ${OF_TYPE} }`;
  const listed = (count: number): string =>
    `{ __schema { ${times(count, (index) => `t${index}: types { ...f }`)} } }
    fragment f on __Type { name fields { ${OF_FIELD} } }`;

  it.each([
    ['aliases of all types', listed(150)],
    ['more aliases of all types', listed(620)],
    [
      'aliases of the schema',
      `{ ${times(40, (index) => `s${index}: __schema { types { fields { ${OF_FIELD} } } }`)} }`,
    ],
    [
      'aliases of one type that lead to all fields of others',
      `{ ${times(50, (index) => `t${index}: __type(name: "Person") { fields { type { fields { type { fields { ${OF_FIELD} } } } } } }`)} }`,
    ],
    [
      'operations that are not the one to run',
      `query a { __typename } ${listed(150).replace('{', 'query b {')}`,
    ],
  ])('refuse introspection of %s before it resolves anything', async (_case, query) => {
    const options = query.startsWith('query a') ? { operationName: 'a' } : {};
    expect(await records.query(query, options)).toEqual({
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
    const refusalOf = (filters: number, values: number) => {
      const roots = times(filters, (index) => `r${index}: seasons(name_list: $names) { totalCount }`);
      const names = Array.from({ length: values }, (_, index) => `a${index}`);
      return records.messages(`query ($names: [String]) { ${roots} }`, { variables: { names } });
    };
    expect(await refusalOf(1, 100)).toBeUndefined();
    expect(await refusalOf(1, 101)).toEqual([
      'Au plus 100 valeurs par filtre\u202f; «\u202fname\u202f» en reçoit 101.',
    ]);
    expect(await refusalOf(21, 100)).toEqual([
      'Cette demande compare 2100 valeurs\u202f; au plus 2000 à la fois.',
    ]);
  });
});
