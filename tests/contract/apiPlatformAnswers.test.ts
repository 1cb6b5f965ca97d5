// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromConnection } from '../../src/data/graphql/fromConnection.ts';
import { query } from '../../src/data/graphql/query.ts';
import { toGraphqlError } from '../../src/data/graphql/toGraphqlError.ts';
import { createHydra } from '../../src/data/hydra.ts';
import { parseError } from '../../src/http/parseError.ts';
import { refusalTexts } from '../../src/i18n/refusals.ts';
import { iriOf } from '../../src/lib/iri.ts';
import { fromHydra } from '../../src/schema/hydra/fromHydra.ts';
import { parseMapping } from '../../src/schema/parseMapping.ts';
import { toList, toMap, type Json } from '../../src/schema/read.ts';
import { parseTokenPair } from '../../src/session/parseToken.ts';
import { createTransportDouble } from '../support/createTransportDouble.ts';
import { FIXTURES, readFixture } from '../support/readFixture.ts';

/** What each shape is expected to say; a fixture without an expectation, or the reverse, is an error. */
const expectations = <E>(folder: string, expected: Readonly<Record<string, E>>): [string, E][] => {
  const files = readdirSync(join(FIXTURES, folder)).map((file) => file.replace(/\.json$/, ''));
  const names = Object.keys(expected);
  const alone = [...files, ...names].filter((name) => !files.includes(name) || !names.includes(name));
  if (alone.length > 0) throw new Error(`No fixture or no expectation in ${folder}: ${alone.join(', ')}`);
  return Object.entries(expected);
};

const read = (folder: string, name: string): Json => toMap(readFixture(`${folder}/${name}`));

const hydraOver = (body: unknown) =>
  createHydra(
    createTransportDouble(() => body),
    'http://localhost/api',
  );

interface ExpectedList {
  readonly ids: readonly string[];
  readonly total: number | undefined;
  /** The page that the server says it is. */
  readonly page: number | null;
  readonly hasNext: boolean;
  /** What relations of the rows lead to: `0.person` is that of the first. */
  readonly related?: Readonly<Record<string, string | readonly (string | null)[]>>;
}

const UUIDS = [
  '/api/licences/0acfd90d-5bfe-4e42-b708-dc38bf206771',
  '/api/licences/41b29566-144b-11e6-a148-3e1d05defe78',
  '/api/licences/9c1e0545-1b37-4a9a-83e0-30400d0b3542',
];
const CLUBS = ['/api/clubs/1', '/api/clubs/2'];
const ADDRESSES = ['/api/addresses/1', '/api/addresses/2'];
const EMBEDDED = { '0.payer': '/api/people/1', '0.recipient.addresses': ADDRESSES };
const whole = (ids: readonly string[], related?: ExpectedList['related']): ExpectedList => ({
  ids,
  total: ids.length,
  page: null,
  hasNext: false,
  ...(related ? { related } : {}),
});
const cut = (ids: readonly string[], page: number): ExpectedList => ({
  ids,
  total: 20,
  page,
  hasNext: page < 7,
});

describe('A collection of API Platform', () => {
  it.each(
    expectations<ExpectedList>('collections', {
      'whole-2.0': whole(['/api/people/1']),
      'whole-with-size': whole(['/api/clubs/5', '/api/clubs/3', '/api/clubs/2']),
      'first-page': { ...cut(UUIDS, 1), related: { '2.person': '/api/people/3' } },
      'first-page-unprefixed': { ...cut(UUIDS, 1), related: { '2.person': '/api/people/3' } },
      'middle-page-unprefixed': cut(UUIDS, 3),
      'last-page': cut(UUIDS.slice(0, 2), 7),
      'partial-page': { ...cut(UUIDS, 2), total: undefined },
      empty: whole([]),
      'empty-unprefixed': whole([]),
      'iris-only': whole([...CLUBS, '/api/clubs/3']),
      'network-paths': whole(['//api.example.org/api/clubs/1'], {
        '0.league': '//api.example.org/api/leagues/8',
      }),
      'composite-keys': whole(['/api/club_memberships/club=1;person=12'], { '0.person': '/api/people/12' }),
      slugs: whole(['/api/contests/coupe-de-france', '/api/contests/criterium']),
      'of-a-parent': whole(['/api/people/1', '/api/people/2'], {
        '1.mainAddress': '/api/addresses/7',
        '1.mainAddress.town': '/api/towns/77360',
        '1.contactPoints': [],
      }),
      'below-a-parent': whole(['/api/clubs/12/teams/2', '/api/clubs/12/teams/3']),
      'nested-lists': whole(['/api/teams/1'], {
        '0.players': ['/api/people/1', '/api/people/2'],
        '0.substitutes': ['/api/people/1', '/api/people/2'],
      }),
      'deeply-embedded': whole(['/api/payments/1'], EMBEDDED),
      'deeply-embedded-unprefixed': whole(['/api/payments/1'], EMBEDDED),
      'total-first': whole(['/api/club/news/1', '/api/club/news/2']),
      uncounted: whole(CLUBS),
      'members-only': whole(CLUBS),
      'with-permissions': {
        ids: ['/api/tournament_requests/31', '/api/tournament_requests/38'],
        total: 5,
        page: 1,
        hasNext: true,
        related: { '0.contacts': ['/api/contacts/31'], '1.tables': [null] },
      },
    }),
  )('gives rows, total and page: %s', async (name, { ids, total, page, hasNext, related = {} }) => {
    const pagination = { page: page ?? 1, perPage: Math.max(ids.length, 3) };
    const list = await hydraOver(read('collections', name)).getList('people', {
      pagination,
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect(list.data.map(({ id }) => id)).toEqual(ids);
    expect(list.total).toBe(total);
    expect(list.meta).toMatchObject({ page });
    expect(list.pageInfo?.hasNextPage ?? pagination.page * pagination.perPage < (list.total ?? 0)).toBe(
      hasNext,
    );
    for (const [path, leadsTo] of Object.entries(related)) {
      const value = valueAt(list.data, path);
      expect(Array.isArray(value) ? value.map(iriOf) : iriOf(value), path).toEqual(leadsTo);
    }
  });
});

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (Array.isArray(at) ? at[Number(step)] : toMap(at)[step]), value);

describe('A record of API Platform', () => {
  it.each(
    expectations<Json>('items', {
      created: {
        birthDate: '1978-06-15T00:00:00+02:00',
        licence: null,
        licences: [],
        tags: ['jeune', 'arbitre'],
      },
      'without-nulls': { originId: '1', familyName: 'MARTIN' },
      embedded: { points: '507.50', person: { mainAddress: { '@id': '/api/addresses/7' } } },
      circular: {
        parent: '/api/organizations/1',
        children: ['/api/organizations/1', { '@id': '/api/organizations/2', children: [] }],
      },
      'value-objects': { opening: { from: '09:00' }, tables: [{ name: 'A', number: 12 }], slots: [] },
      'free-content': { status: { key: 'DRAFT', value: 'draft' }, content: { title: 'Reprise' } },
      'empty-maps': { list: [], map: {}, emptyMap: [], mixed: { a: 67, b: 'c' } },
      'several-types': { '@type': ['Club', 'https://schema.org/SportsClub'], identifier: 2 },
    }),
  )('comes as it was sent, named by its address: %s', async (name, expected) => {
    const body = read('items', name);
    const { data } = await hydraOver(body).getOne('people', { id: String(body['@id']) });
    expect(data).toMatchObject(expected);
    const { id, originId: _, ...rest } = data;
    expect(id).toBe(body['@id']);
    expect(rest).toEqual(Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'id')));
  });
});

const BLANK = 'Cette valeur ne doit pas être vide.';
const NOT_JSON_LD = 'Supported MIME types are "application/ld+json".';
const SUMMARY = `familyName: ${BLANK}`;
const blank = { kind: 'validation', message: SUMMARY, fieldErrors: { familyName: [BLANK] } } as const;
const saying = (detail: string): string => refusalTexts.otherSaying.replace('%{detail}', detail);
const unknownCaller = (message: string): ExpectedError => ({ status: 401, kind: 'authentication', message });

interface ExpectedError {
  readonly status?: number;
  readonly kind: string;
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  readonly globalErrors?: readonly string[];
}

describe('An error of API Platform', () => {
  it.each(
    expectations<ExpectedError>('errors', {
      'violations-3.4': blank,
      'violations-4.2': blank,
      'violations-4.2-unprefixed': blank,
      'violations-problem-2.6': blank,
      'violations-problem-4.3': blank,
      'violations-of-types': {
        kind: 'validation',
        message: 'rank: This value should be of type int.\nclub: This value should be of type array|string.',
        fieldErrors: {
          rank: [saying('This value should be of type int.')],
          club: [saying('This value should be of type array|string.')],
        },
      },
      'not-unique': {
        kind: 'validation',
        message: 'mainEmail.email: Cette valeur est déjà utilisée.',
        fieldErrors: { 'mainEmail.email': ['Cette valeur est déjà utilisée.'] },
      },
      'mapped-payload': {
        kind: 'validation',
        message: `hash: ${BLANK}\ncode: Cette chaîne doit avoir exactement 6 caractères.`,
        fieldErrors: { hash: [BLANK], code: ['Cette chaîne doit avoir exactement 6 caractères.'] },
      },
      'detail-only': { kind: 'validation', message: `seasons[]: ${BLANK}\nclub[id]: ${BLANK}` },
      'type-of-attribute': {
        status: 400,
        kind: 'validation',
        message: 'The type of the "points" attribute must be "string", "float" given.',
        fieldErrors: { points: [refusalTexts.text] },
      },
      'invalid-iri': {
        status: 400,
        kind: 'client',
        message: 'Invalid IRI "1".',
        globalErrors: [refusalTexts.missing],
      },
      'nested-document': {
        status: 400,
        kind: 'validation',
        message: 'Nested documents for attribute "nationality" are not allowed. Use IRIs instead.',
        fieldErrors: { nationality: [refusalTexts.relation] },
      },
      'not-an-update': {
        status: 400,
        kind: 'client',
        message: 'Update is not allowed for this operation.',
        globalErrors: [refusalTexts.update],
      },
      'bad-request': { status: 400, kind: 'client', message: 'Bad Request' },
      'content-type': {
        status: 415,
        kind: 'client',
        message: `The content-type "text/plain" is not supported. ${NOT_JSON_LD}`,
      },
      accept: {
        status: 406,
        kind: 'client',
        message: `Requested format "text/xml" is not supported. ${NOT_JSON_LD}`,
      },
      'auth-missing': unknownCaller('JWT Token not found'),
      'auth-invalid': unknownCaller('Invalid JWT Token'),
      'auth-bad-credentials': unknownCaller('Invalid credentials.'),
      'auth-disabled': unknownCaller('Le compte est désactivé.'),
      'auth-refresh-not-found': unknownCaller('JWT Refresh Token Not Found'),
      'auth-refresh-invalid': unknownCaller('Invalid JWT Refresh Token'),
    }),
  )(
    'says its kind, its message and which fields it is about: %s',
    (name, { status = 422, fieldErrors = {}, globalErrors = [], ...expected }) => {
      const error = parseError({ status, statusText: '', body: readFixture(`errors/${name}`) });
      expect(error).toMatchObject({ ...expected, status, globalErrors });
      expect({ ...error.fieldErrors }).toEqual(fieldErrors);
    },
  );
});

interface ExpectedMembers {
  readonly root: string;
  readonly select?: readonly string[];
  readonly members: readonly Json[];
  readonly total?: number | null;
  readonly pageInfo?: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const [first, second] = CLUBS.map((iri, index) => ({ '@id': iri, id: index + 1 }));
const NO_PAGE = { endCursor: null, hasNextPage: false };

const LISTS: Readonly<Record<string, ExpectedMembers>> = {
  connection: {
    root: 'clubs',
    members: [
      { ...first, cursor: 'MA==', name: 'LOGNES EP' },
      { ...second, cursor: 'MQ==' },
    ],
    total: 61,
    pageInfo: { endCursor: 'MQ==', hasNextPage: true },
  },
  'addresses-alone': {
    root: 'seasons',
    members: [{ '@id': '/api/seasons/27', id: 27, name: '2026/2027' }],
    total: null,
    pageInfo: NO_PAGE,
  },
  // Without its address a record can be neither opened nor named.
  'no-identity': { root: 'clubs', members: [], total: null, pageInfo: NO_PAGE },
  empty: { root: 'clubs', members: [], total: null, pageInfo: NO_PAGE },
  // A full page of a server that does not count: there may be another.
  'partial-page': {
    root: 'clubs',
    members: [first ?? {}, second ?? {}],
    total: null,
    pageInfo: { endCursor: 'MQ==', hasNextPage: true },
  },
  'last-page': {
    root: 'clubs',
    members: [{ '@id': '/api/clubs/61' }],
    total: 61,
    pageInfo: { endCursor: 'NjA=', hasNextPage: false },
  },
  nested: {
    root: 'pools',
    select: ['sportMatches[].homeTeam.name', 'sportMatches[].forfeit'],
    members: [
      {
        '@id': '/api/pools/77',
        sportMatches: [
          {
            '@id': '/api/sport_matches/5600',
            id: 5600,
            homeTeam: { '@id': '/api/teams/11', id: 11, name: 'LOGNES 1' },
            forfeit: null,
          },
          { '@id': '/api/sport_matches/5601', id: 5601, homeTeam: null, forfeit: null },
        ],
      },
    ],
  },
  'plain-list': { root: 'clubs', members: [first ?? {}, second ?? {}], total: 2, pageInfo: NO_PAGE },
  'numbered-page': {
    root: 'clubs',
    members: [first ?? {}, second ?? {}],
    total: 61,
    pageInfo: { endCursor: null, hasNextPage: true },
  },
  uuid: { root: 'licences', members: [{ '@id': UUIDS[1], id: null, identifier: '7712345' }] },
};

const REFUSALS: Readonly<Record<string, ExpectedError>> = {
  'error-unknown-field': {
    status: 500,
    kind: 'server',
    message:
      'Cannot query field "_id" on type "Club". Did you mean "id"?\nCannot query field "logo" on type "Club".',
  },
  'error-access-denied': { status: 403, kind: 'forbidden', message: 'Access Denied.' },
  'error-debug': { status: 500, kind: 'server', message: 'No route matches "/club/1".' },
  'error-debug-2.6': { status: 500, kind: 'server', message: 'No route matches "/club/1".' },
  'error-not-valid': { status: 400, kind: 'client', message: 'GraphQL query is not valid.' },
};

describe('An answer of GraphQL', () => {
  const all = expectations('graphql', { ...LISTS, ...REFUSALS });

  it.each(all.flatMap(([name]) => (LISTS[name] ? [[name, LISTS[name]] as const] : [])))(
    'gives members, total and whether others follow: %s',
    (name, { root, select = ['name'], members, ...expected }) => {
      const { parts } = query('q', `/${root}`).select(...select);
      const list = fromConnection(toMap(read('graphql', name).data)[root], { ...parts, first: 2 });
      expect(list?.members.length).toBe(members.length);
      expect(list).toMatchObject(expected);
      for (const [index, member] of members.entries()) expect(list?.members[index]).toMatchObject(member);
    },
  );

  it.each(all.flatMap(([name]) => (REFUSALS[name] ? [[name, REFUSALS[name]] as const] : [])))(
    'says why it was refused: %s',
    (name, expected) => {
      expect(toGraphqlError(toList(read('graphql', name).errors))).toMatchObject(expected);
    },
  );
});

describe('A documentation of API Platform', () => {
  const entrypoint = read('documentation', 'entrypoint');

  it.each(['prefixed', 'unprefixed', 'classes-of-schema.org'])(
    'names the fields, the verbs and where relations lead to: %s',
    (name) => {
      const documented = { entrypoint, documentation: read('documentation', name) };
      const person = parseMapping(fromHydra(documented, '/people', 'update'));
      expect(person.methods?.toSorted()).toEqual(['GET', 'PATCH', 'POST']);
      expect(person.fields).toMatchObject([
        { name: 'familyName', type: 'string', required: true, readOnly: false },
        { name: 'type', path: '/club_types', embedded: false, multiple: false, readOnly: false },
        { name: 'correspondent', path: '/people', embedded: false, multiple: false },
      ]);
      const type = parseMapping(fromHydra(documented, '/club_types', 'update'));
      expect(type.methods).toEqual(['GET']);
      expect(type.fields).toMatchObject([{ name: 'value', readOnly: true }]);
      expect(fromHydra(documented, '/unknown', 'update')).toBeNull();
    },
  );
});

it('tokens may come with the end of the refresh token', () => {
  expect(parseTokenPair(read('session', 'refreshed-with-expiration'))).toMatchObject({
    refreshToken: '9f2f5b0c7e1d',
  });
});
