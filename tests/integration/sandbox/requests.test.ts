import { sql } from '../../../sandbox/storage/sql.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readRoutes } from '../../../sandbox/read/readRoutes.ts';
import { membersOf, pathsOf } from '../../support/createRequester.ts';
import { queryGraphql } from '../../support/queryGraphql.ts';
import { setUpClub } from '../../support/openTestClub.ts';

const club = setUpClub();
let person: number;
beforeAll(async () => {
  person = await club.addPerson();
});

describe('requests that cannot be served', () => {
  const refused = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<[number, string]> => {
    const answer = await club.api(method, path, body, headers);
    expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
    expect(answer.body).toMatchObject({ '@type': 'hydra:Error', 'hydra:title': 'An error occurred' });
    return [answer.status, answer.body['hydra:description']];
  };

  it('name what is not there', async () => {
    expect(await refused('GET', '/api/nothing')).toEqual([404, 'No route found for "GET /api/nothing"']);
    expect(await refused('GET', '/api/people/1/2/3')).toEqual([
      404,
      'No route found for "GET /api/people/1/2/3"',
    ]);
    for (const id of ['0', '99999999999999999999', '1.5', 'x', "1'--", '%00', '-1', '2147483647'])
      expect(await refused('GET', `/api/people/${id}`), id).toEqual([404, 'Not Found']);
    expect((await refused('GET', '/api/constructor'))[0]).toBe(404);
  });

  it('name a method that is not offered', async () => {
    expect(await refused('PATCH', `/api/people/${person}`, {})).toEqual([
      405,
      `No route found for "PATCH /api/people/${person}": Method Not Allowed (Allow: GET, PUT, DELETE)`,
    ]);
    expect((await refused('DELETE', '/api/people'))[0]).toBe(405);
  });

  it('name a type that is not read or not written', async () => {
    expect(await refused('POST', '/api/people', 'hello', { 'content-type': 'text/plain' })).toEqual([
      415,
      'The content-type "text/plain" is not supported. Supported MIME types are "application/ld+json", "application/json".',
    ]);
    expect((await refused('GET', '/api/people', undefined, { accept: 'image/png' }))[0]).toBe(406);
    expect((await club.api.get('/api/people', { accept: 'application/json' })).status).toBe(200);
  });

  it('report a body that is no JSON object', async () => {
    for (const body of ['{"familyName":', '', 'null', '[]', '"x"', '12', '['.repeat(100_000)])
      expect(await refused('POST', '/api/people', body), body.slice(0, 20)).toEqual([400, 'Syntax error']);
    expect((await refused('POST', '/api/prizes', `{"x":"${'x'.repeat(1_100_000)}"}`))[0]).toBe(413);
  });

  it('leave no trace on prototypes', async () => {
    await club.api.put(`/api/people/${person}`, '{"__proto__":{"polluted":true}}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('reveal nothing of a fault of the server, and leave it running', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await club.context.db.query(sql`alter table people rename to folk`);
    expect(await refused('GET', '/api/people')).toEqual([500, 'Internal Server Error']);
    expect(errors.mock.calls.flat().map(String).join()).toContain('people');
    errors.mockRestore();
    await club.context.db.query(sql`alter table folk rename to people`);
    expect((await club.api.get('/api/people')).status).toBe(200);
  });

  it('name the documentation on every answer', async () => {
    for (const path of ['/api/people', '/api/nothing', '/api'])
      expect((await club.api.get(path)).headers.get('link')).toBe(
        '<http://sandbox.test/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
      );
  });

  it('give an organization the address of what it is', async () => {
    const { body } = await club.api.get(`/api/organizations/${club.home}`);
    expect(body).toMatchObject({
      '@id': `/api/clubs/${club.home}`,
      '@type': 'Club',
      name: "VAL D'YERRES PING",
    });
    const list = await club.api.get('/api/organizations?type=club');
    expect(membersOf(list).map((member) => member['@id'])).toEqual([
      `/api/clubs/${club.home}`,
      `/api/clubs/${club.away}`,
    ]);
    expect((await club.api.get(`/api/leagues/${club.home}`)).status).toBe(404);
  });
});

describe('what a request may cost', () => {
  const many = <Entry>(count: number, entry: (index: number) => Entry): Entry[] =>
    Array.from({ length: count }, (_, index) => entry(index));
  const keys = (count: number): object => Object.fromEntries(many(count, (index) => [`unknown${index}`, 1]));
  const nested = (levels: number): object => (levels === 0 ? {} : { inside: nested(levels - 1) });
  const described = ({ body }: { body: Record<string, unknown> }) => body['hydra:description'];

  it('refuses more members than an object may have, and more levels, at any place', async () => {
    const refused = 'Un objet de cette demande a plus de 1000 champs.';
    for (const body of [
      keys(1001),
      keys(90_000),
      { mainAddress: keys(1001) },
      { mainAddress: [keys(1001)] },
    ]) {
      const answer = await club.api.put(`/api/people/${person}`, body);
      expect([answer.status, described(answer)]).toEqual([400, refused]);
    }
    for (const levels of [32, 3000]) {
      const answer = await club.api.put(`/api/people/${person}`, { mainAddress: nested(levels) });
      expect([answer.status, described(answer)]).toEqual([400, 'Cette demande imbrique plus de 32 niveaux.']);
    }
  });

  it('refuses two million characters that are no file', async () => {
    for (const body of [
      { familyName: 'A'.repeat(2_000_001) },
      { mainEmail: { email: `a@${'a.'.repeat(1_500_000)}` } },
      { roles: many(400_000, () => 'abcde') },
    ])
      expect((await club.api.put(`/api/people/${person}`, body)).status).toBe(413);
  });

  it('refuses what is too long for its column alone, without what rules would add', async () => {
    const paths = async (body: object): Promise<readonly string[]> => {
      const answer = await club.api.post('/api/people', body);
      expect(answer.status).toBe(422);
      return pathsOf(answer);
    };
    expect(await paths({ familyName: 'A'.repeat(900_000) })).toEqual(['familyName']);
    const email = `a@${'a.'.repeat(900_000)}fr`;
    expect(await paths({ familyName: 'A', mainEmail: { email } })).toContain('mainEmail.email');
  });

  const SEARCHES: readonly (readonly [string, (length: number, orders: number) => Promise<unknown>])[] = [
    [
      'of a collection',
      async (length, orders) =>
        described(
          await club.api.get(
            `/api/people?familyName=${'é'.repeat(length)}&${'order[familyName]=asc&'.repeat(orders)}`,
          ),
        ),
    ],
    [
      'of GraphQL',
      async (length, orders) => {
        const paths = [
          'familyName',
          'givenName',
          'gender',
          'birthDate',
          'id',
          'mainEmail_email',
          ...['club', 'club_league', 'club_committee'].flatMap((body) =>
            ['id', 'name', 'identifier', 'shortName'].map((name) => `${body}_${name}`),
          ),
          ...['id', 'name', 'code'].map((name) => `nationality_${name}`),
        ];
        const order = paths.slice(0, orders).map((path) => ({ [path]: 'asc' }));
        const { errors } = await queryGraphql(
          club.context,
          club.manager,
          `query ($name: String, $order: [PersonFilter_order]) {
            people(familyName: $name, order: $order) { totalCount } }`,
          { variables: { name: 'é'.repeat(length), order } },
        );
        return errors?.[0]?.message;
      },
    ],
  ];

  it.each(SEARCHES)('refuses a search %s for too long a text, and too many orders', async (_door, search) => {
    expect(await search(1000, 20)).toBeUndefined();
    expect(await search(1001, 0)).toBe(
      'Au plus 1000 caractères par valeur\u202f; «\u202ffamilyName\u202f» en reçoit davantage.',
    );
    expect(await search(0, 21)).toBe('Au plus 20 tris par recherche.');
  });

  const QUESTIONS: readonly (readonly [string, (question: object) => Promise<unknown>])[] = [
    [
      'the filter of a list that is no collection',
      async (filter) => {
        const app = readRoutes(club.context);
        const answer = await app.request(
          `/api/read/towns?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
        return (await answer.json())['hydra:description'];
      },
    ],
    [
      'the variables of GraphQL',
      async (variables) => {
        const { errors } = await queryGraphql(club.context, club.manager, '{ __typename }', { variables });
        return errors?.[0]?.message;
      },
    ],
  ];

  it.each(QUESTIONS)('measures %s', async (_door, measure) => {
    expect(await measure({ list: keys(1000), many: many(1000, () => 1), deep: nested(28) })).toBeUndefined();
    expect(await measure({ list: keys(1001) })).toBe('Un objet de cette demande a plus de 1000 champs.');
    expect(await measure({ list: [many(1001, () => 1)] })).toBe(
      'Une liste de cette demande a plus de 1000 valeurs.',
    );
    expect(await measure({ list: nested(32) })).toBe('Cette demande imbrique plus de 32 niveaux.');
    expect(await measure({ list: 'A'.repeat(2_000_000) })).toBe('Cette demande est trop volumineuse.');
  });

  it('refuses more words than a name has, and longer ones, in the search of a list that is no collection', async () => {
    const app = readRoutes(club.context);
    for (const q of ['a '.repeat(11), 'a'.repeat(101), ['Melun', 'a'.repeat(101)]]) {
      const answer = await app.request(`/api/read/towns?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      expect([answer.status, (await answer.json())['hydra:description']]).toEqual([
        400,
        'Une recherche a au plus 10 mots de 100 caractères.',
      ]);
    }
  });
});
